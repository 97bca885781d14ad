import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Outcome, writeAccessLogLine } from './accessLogLine';
import type { Telemetry } from './metrics';

/** Records a response that has been sent or aborted: in the metrics, and as a line of the log. */
export const recordResponse = (
  { log, metrics }: Telemetry,
  request: IncomingMessage,
  response: ServerResponse,
  outcome: Outcome,
): void => {
  const { context } = request;
  const seconds = (performance.now() - context.start) / 1000;
  metrics?.countResponse(context.decision, outcome, response.statusCode, seconds);
  writeAccessLogLine(log, request, response, outcome);
};
