import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Services } from '../context';
import { type Answered, type Arrival, logAnswer } from '../log/answerLine';

/** Notes an answer that has been handed over, or whose client has left: in the metrics, and as a line of the log. */
export const noteAnswer = (
  { log, metrics }: Services,
  request: IncomingMessage,
  response: ServerResponse,
  arrival: Arrival,
  answer: Answered,
): void => {
  metrics?.answered(answer, response.statusCode, (performance.now() - arrival.start) / 1000);
  logAnswer(log, request, response, arrival, answer);
};
