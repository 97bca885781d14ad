import { renderings } from '../tests/support/renderings';
import type { Plan } from './fuzz';
import { Sender } from './sender';

/**
 * Asks for every rendering of a page in every encoding, so that the store is as full as it gets: what it takes
 * later is no leak. Resolves when all are answered; what is wrong stands in the tally.
 */
export const walk = async ({
  port,
  connections,
  tally,
  stopped = () => false,
}: Pick<Plan, 'port' | 'connections' | 'tally' | 'stopped'>): Promise<void> => {
  const encodings = ['br', 'gzip', 'identity'];
  const waiting = renderings()
    .flatMap(({ address, lang }) => encodings.map((encoding) => ({ address, lang, encoding })))
    .values();
  const work = async () => {
    const sender = new Sender(port, tally);
    for (const { address, lang, encoding } of waiting) {
      const fields = `Host: a.example\r\nAccept-Language: ${lang}\r\nAccept-Encoding: ${encoding}`;
      const bytes = `GET ${address} HTTP/1.1\r\n${fields}\r\n\r\n`;
      const { answers } = await sender.sendKept({ bytes, toHead: [false], closes: false });
      if (answers[0] && answers[0].answer.status !== 200)
        tally.fault('a page that is not 200', bytes);
      if (tally.enough || stopped()) break;
    }
    sender.close();
  };
  await Promise.all(Array.from({ length: connections }, work));
};
