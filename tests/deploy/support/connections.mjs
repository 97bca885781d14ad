// node connections.mjs ADDRESS: forty visitors at port 80 of this address for 10 seconds, each with a new connection for each
// request. Prints one line of JSON: how many were made, and how often each fault occurred.
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

const [, , address = ''] = process.argv;
const end = Date.now() + 10_000;
const faults = {};
let made = 0;

const visit = async () => {
  while (Date.now() < end) {
    made += 1;
    const socket = connect(80, address);
    socket.end('GET /en HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    const fault = await text(socket).then(
      (answer) => (answer.startsWith('HTTP/1.1 308 ') ? undefined : answer.slice(0, 40)),
      ({ code }) => code,
    );
    if (fault !== undefined) faults[fault] = (faults[fault] ?? 0) + 1;
  }
};

await Promise.all(Array.from({ length: 40 }, visit));
console.log(JSON.stringify({ made, faults }));
