module ludotheque

go 1.26
