# Compares a response with the expected one, field by field; lists may have any order.
# python3 compare.py response.json expected.json [names of fields to leave out]
import json
import sys

NOTHING = object()


def read(name):
    try:
        with open(name, encoding='utf-8') as file:
            return json.load(file)
    except (OSError, ValueError) as error:
        sys.exit(f'{name}: {error}')


def fields_of(wanted, got, path=''):
    """Each field: its path, what is expected and what there is."""
    if isinstance(wanted, list) and wanted:
        return entries_of(wanted, got, path)
    if not isinstance(wanted, dict):
        return [(path[1:], wanted, got)]
    there = got if isinstance(got, dict) else {}
    return [
        field
        for name in wanted
        if name not in left_out
        for field in fields_of(wanted[name], there.get(name, NOTHING), f'{path}.{name}')
    ]


def entries_of(wanted, got, path):
    """Pairs each entry with one that is the same, or else with the next that is left."""
    rest = list(got) if isinstance(got, list) else []
    pairs = []
    for one in wanted:
        same = [at for at, other in enumerate(rest) if all(map(is_same, fields_of(one, other)))]
        pairs.append((one, rest.pop(same[0]) if same else NOTHING))
    fields = []
    for at, (one, other) in enumerate(pairs):
        if other is NOTHING and rest:
            other = rest.pop(0)
        fields += fields_of(one, other, f'{path}[{at}]')
    return fields + [(f'{path[1:]}[]', NOTHING, one) for one in rest]


def is_same(field):
    # JSON tells true from 1.
    return written(field[1]) == written(field[2]) or (
        field[1] == field[2] and not isinstance(field[1], bool) and not isinstance(field[2], bool)
    )


def written(value):
    return 'nothing' if value is NOTHING else json.dumps(value, ensure_ascii=False)


if len(sys.argv) < 3:
    sys.exit('python3 compare.py response.json expected.json [names of fields to leave out]')
response, expected, *left_out = sys.argv[1:]
fields = fields_of(read(expected), read(response))
different = [field for field in fields if not is_same(field)]
for path, wanted, got in different:
    print(f'{path}: expected {written(wanted)}, got {written(got)}')
print(f'{len(fields) - len(different)} of {len(fields)} fields')
sys.exit(1 if different else 0)
