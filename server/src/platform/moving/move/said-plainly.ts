import { StartRefused } from '../../../kernel/problems/start-refused.ts';
import { codeOf } from '../../postgres/connect-owner.ts';

const lost = /Connection terminated|Client has encountered a connection error|Client was closed|ECONNRESET|EPIPE/;

/** What an operator can do something about, as a sentence; other errors as they are. */
export function saidPlainly(error: unknown): unknown {
  if (error instanceof StartRefused || !(error instanceof Error)) return error;
  const code = codeOf(error);
  if (code === '53100' || code === 'ENOSPC')
    return new StartRefused(
      `There is no room left for the portal: ${error.message}. Both installations are as they were.`,
    );
  if (code === '57014' || code === '25P03' || code === '55P03')
    return new StartRefused(
      'A step took too long while writes were held, and the move was undone: try again when less is written, or allow more by --hold SECONDS.',
    );
  if (code === '23505' && error.message.startsWith('an address of the kind'))
    return new StartRefused(`The portal cannot arrive: ${error.message} at the target.`);
  if (code?.startsWith('57P') || code?.startsWith('08') || lost.test(error.message))
    return new StartRefused(
      `A connection to one of the databases broke (${error.message}). Both installations are as they were: run the command again.`,
    );
  return error;
}
