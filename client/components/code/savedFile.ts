import type { Ending } from './samples';

/**
 * Saves the body of the response under a name after its format, `cafe.png`, and prints that name; what is no image is
 * an error and leaves no file. A module of its own, because most pages do not need it.
 */
export const savedAs = (name: string): Ending => ({
  curl: (request) => `type=$(${request} \\
  -o ${name} -w '%{content_type}') &&
[[ $type = image/* && -s ${name} ]] &&
type=\${type%%;*} &&
mv -v ${name} "${name}.\${type#image/}" ||
{ echo "No image: $type" >&2
  cat ${name} >&2 2> /dev/null
  rm -f ${name}; false; }`,
  JavaScript: `const type = response.headers.get('Content-Type') ?? '';
const image = Buffer.from(await response.arrayBuffer());
if (!type.startsWith('image/') || !image.length)
  throw new Error(\`No image: \${type} \${image}\`);
const name = \`${name}.\${type.split(/[/;]/)[1]}\`;
await fs.writeFile(name, image);
console.log(name);
`,
  Python: `kind = response.headers.get('Content-Type', '')
if not kind.startswith('image/') or not response.content:
    raise SystemExit(f'No image: {kind} {response.text}')
name = '${name}.' + kind.split(';')[0].split('/')[1]
with open(name, 'wb') as file:
    file.write(response.content)
print(name)
`,
  PHP: `$type = curl_getinfo($curl, CURLINFO_CONTENT_TYPE) ?? '';
if (!preg_match('#^image/(\\w+)#', $type, $found) || !$response)
    stop("No image: $type $response");
$name = "${name}.$found[1]";
file_put_contents($name, $response);
echo "$name\\n";
`,
});
