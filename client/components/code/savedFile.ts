import type { Ending } from './samples';

/**
 * Saves the body of the response under a name that ends with its format, `cafe.png`, and prints that name. A module of
 * its own, because most pages do not need it.
 */
export const savedAs = (name: string): Ending => ({
  curl: (request) => `type=$(${request} \\
  -o ${name} -w '%{content_type}') &&
type=\${type%%;*} && mv -v ${name} "${name}.\${type#*/}" ||
{ cat ${name} 2> /dev/null; rm -f ${name}; false; }`,
  JavaScript: `const name = '${name}.' + response.headers.get('Content-Type').split(/[/;]/)[1];
await writeFile(name, response.body);
console.log(name);
`,
  Python: `kind = response.headers['Content-Type'].split(';')[0]
name = '${name}.' + kind.split('/')[1]
with open(name, 'wb') as file:
    file.write(response.content)
print(name)
`,
});
