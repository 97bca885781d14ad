import type { Ending } from './samples';

/**
 * Saves the body of the response before it reads a header, then names the file after the format, `cafe.png`, and prints
 * that name. A module of its own, because most pages do not need it.
 */
export const savedAs = (name: string): Ending => ({
  curl: (request) => `type=$(${request} \\
  -o ${name} -w '%{content_type}') &&
type=\${type%%;*} && type=\${type#*/} &&
mv -v ${name} "${name}.\${type:-bin}" ||
{ cat ${name} 2> /dev/null
  rm -f ${name}; false; }`,
  JavaScript: `await fs.writeFile('${name}', new Uint8Array(await response.arrayBuffer()));
const [, type = 'bin'] = (response.headers.get('Content-Type') ?? '').split(/[/;]/);
await fs.rename('${name}', \`${name}.\${type}\`);
console.log(\`${name}.\${type}\`);
`,
  modules: ['os'],
  Python: `with open('${name}', 'wb') as file:
    file.write(response.content)
kind = response.headers.get('Content-Type', '').split(';')[0]
name = '${name}.' + (kind.partition('/')[2] or 'bin')
os.replace('${name}', name)
print(name)
`,
  PHP: `file_put_contents('${name}', $response);
$type = curl_getinfo($curl, CURLINFO_CONTENT_TYPE) ?? '';
$name = '${name}.' . (preg_match('#/(\\w+)#', $type, $found) ? $found[1] : 'bin');
rename('${name}', $name);
echo "$name\\n";
`,
});
