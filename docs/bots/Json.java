import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads JSON, for the examples in Java: what is missing is an empty value, so that
 * get("round").get("doors") needs no question before it. It trusts what it reads, as
 * lines of arena are: take a library for anything else.
 */
final class Json {
    private static final Json NOTHING = new Json();

    /** Of true and false. */
    boolean yes;
    /** Of a number without a fraction; what follows a point is left out. */
    int number;
    /** Of a string, without what is escaped in it. */
    String text = "";
    /** Of [...]. */
    final List<Json> list = new ArrayList<>();
    /** Of {...}. */
    final Map<String, Json> fields = new LinkedHashMap<>();

    Json get(String name) {
        return fields.getOrDefault(name, NOTHING);
    }

    Json get(int i) {
        return i >= 0 && i < list.size() ? list.get(i) : NOTHING;
    }

    static Json parse(String line) {
        return new Reader(line).read();
    }

    private static final class Reader {
        private final String line;
        private int at;

        Reader(String line) {
            this.line = line;
        }

        private char now() {
            return at < line.length() ? line.charAt(at) : '\0';
        }

        /** Whether there is another value before the closing sign. */
        private boolean part(char close) {
            while (now() == ',' || Character.isWhitespace(now())) at++;
            if (now() == close) {
                at++;
                return false;
            }
            return now() != '\0';
        }

        Json read() {
            Json value = new Json();
            while (now() == ':' || Character.isWhitespace(now())) at++;
            char sign = now();
            if (sign == '{') {
                for (at++; part('}');) {
                    String name = read().text;
                    value.fields.put(name, read());
                }
            } else if (sign == '[') {
                for (at++; part(']');) value.list.add(read());
            } else if (sign == '"') {
                StringBuilder text = new StringBuilder();
                for (at++; now() != '"' && now() != '\0'; at++) {
                    if (now() == '\\') at++;
                    text.append(now());
                }
                at++;
                value.text = text.toString();
            } else if (sign == '-' || Character.isDigit(sign)) {
                int from = at++;
                while ("0123456789.eE+-".indexOf(now()) >= 0) at++;
                value.number = (int) Double.parseDouble(line.substring(from, at));
            } else {
                value.yes = sign == 't';
                do at++; while (Character.isLetter(now()));
            }
            return value;
        }
    }
}
