@echo off
rem Has records of games (.record) opened by the Ludotheque beside this file, for who calls
rem it; with /remove no longer. It asks for no rights.
setlocal
set classes=HKCU\Software\Classes
if /i "%~1"=="/remove" goto remove
if not "%~1"=="" goto wrong
reg add "%classes%\.record" /ve /d Ludotheque.Record /f >nul || goto failed
reg add "%classes%\.record" /v "Content Type" /d application/x-ludotheque-record /f >nul || goto failed
reg add "%classes%\Ludotheque.Record" /ve /d "Ludotheque" /f >nul || goto failed
reg add "%classes%\Ludotheque.Record\DefaultIcon" /ve /d "\"%~dp0ludotheque.exe\",0" /f >nul || goto failed
reg add "%classes%\Ludotheque.Record\shell\open\command" /ve /d "\"%~dp0ludotheque.exe\" \"%%1\"" /f >nul || goto failed
exit /b 0
:remove
reg delete "%classes%\Ludotheque.Record" /f >nul 2>nul
reg delete "%classes%\.record" /f >nul 2>nul
exit /b 0
:wrong
echo records [/remove]: "%~1" is no argument 1>&2
exit /b 2
:failed
echo records: Windows does not let the kind of file be added 1>&2
exit /b 1
