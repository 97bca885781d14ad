import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Services } from '../context';
import { logAnswer, type Outcome } from './answerLine';

/** Records a response that has been sent, or whose client has left: in the metrics, and as a line of the log. */
export const recordResponse = (
  { log, metrics }: Services,
  request: IncomingMessage,
  response: ServerResponse,
  outcome: Outcome,
): void => {
  const { context } = request;
  const seconds = (performance.now() - context.start) / 1000;
  metrics?.answered(context.decision, outcome, response.statusCode, seconds);
  logAnswer(log, request, response, outcome);
};
