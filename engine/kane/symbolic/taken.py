"""Names that no symbol of a model may have, in any language of the exports."""

import re

# The time, functions, and words of C, Modelica, Python and SymPy.
WORDS = frozenset([
    "t", "pi", "E", "I", "S", "N", "O", "Q", "auto", "break", "case", "char", "const", "continue",
    "default", "do", "double", "else", "enum", "extern", "float", "for", "goto", "if", "int",
    "long", "register", "return", "short", "signed", "sizeof", "static", "struct", "switch",
    "typedef", "union", "unsigned", "void", "volatile", "while", "and", "as", "assert", "class",
    "def", "del", "elif", "except", "finally", "from", "global", "import", "in", "is", "lambda",
    "nonlocal", "not", "or", "pass", "raise", "try", "with", "yield", "True", "False", "None",
    "algorithm", "block", "connect", "constant", "der", "discrete", "each", "elsewhen",
    "encapsulated", "end", "equation", "expandable", "flow", "function", "inner", "input", "loop",
    "model", "operator", "outer", "output", "package", "parameter", "partial", "protected",
    "public", "record", "redeclare", "replaceable", "stream", "then", "time", "type", "when",
    "within", "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "exp",
    "log", "log10", "sqrt", "abs", "sign", "floor", "ceil", "min", "max", "pow", "np", "math",
    "along", "foot", "Curve", "onPiece", "annotation", "connector", "constrainedby", "elseif",
    "enumeration", "extends", "external", "false", "final", "impure", "initial", "pure", "true",
    "alignas", "alignof", "asm", "bool", "constexpr", "inline", "linux", "nullptr", "restrict",
    "static_assert", "thread_local", "typeof", "typeof_unqual", "unix", "async", "await",
    "NULL", "EOF", "NAN", "INFINITY", "HUGE_VAL", "HUGE_VALF", "HUGE_VALL", "BUFSIZ", "TMP_MAX",
    "SIZE", "ROWS", "fabs", "fmod", "fmin", "fmax", "cbrt", "exp2", "log2", "hypot", "scanf",
    "printf", "Symbol", "Matrix", "Integer", "Float", "Rational", "Piecewise", "Function", "Tuple",
    "Eq", "Ne", "And", "Or", "Not", "ceiling", "Abs", "written_out",
])  # fmt: skip
# Symbols and arrays of the equations themselves.
OWN = re.compile(
    r"[quzxn]\d*|c\d+|u_dot\d*|lam\d*|[MfBPR]|rate|bias|gap|rest|[qc]_dot|c_next\d*|states|STATES"
    r"|parameters|PARAMETERS|START|SPEEDS|STEPS|CURVES|CURVE\d+(_c|_count|_closed)?|FP_[A-Z]+"
    r"|M_(E|LOG2E|LOG10E|LN2|LN10|PI|PI_2|PI_4|1_PI|2_PI|2_SQRTPI|SQRT2|SQRT1_2)"
)


def is_taken(name: str) -> bool:
    """Whether a name means something else already."""
    return name in WORDS or OWN.fullmatch(name) is not None
