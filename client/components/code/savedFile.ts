import { type Ending, imported } from './samples';

/**
 * Prints the media type of the response and saves its body. A module of its own, because most pages do not need
 * it.
 */
export const savedAs = (name: string): Ending => ({
  // Renamed after the check: the body of an error must not be saved as the picture.
  curl: ` -w '%{content_type}\\n' -o response &&\nmv response ${name}`,
  JavaScript: {
    imports: imported('writeFile'),
    after: `console.log(response.headers.get('Content-Type'));
await writeFile('${name}', Buffer.from(await response.arrayBuffer()));
`,
  },
  Python: `print(response.headers['Content-Type'])
with open('${name}', 'wb') as file:
    file.write(response.content)
`,
});
