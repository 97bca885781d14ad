// Node's own HTTP server writing one prepared answer (ANSWER, a file of JSON) to whatever it is asked.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { status, head, body } = JSON.parse(readFileSync(process.env.ANSWER ?? '', 'utf8'));
const bytes = Buffer.from(body, 'base64');

createServer({ keepAliveTimeout: 75_000 }, (_request, response) => {
  response.writeHead(status, head);
  response.end(bytes);
}).listen(Number(process.env.PORT), '127.0.0.1');
