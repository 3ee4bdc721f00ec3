import Type, { type Static } from 'typebox';
import { id, nullable, object } from '../../kernel/fields.ts';
import { type Job, job } from '../../kernel/job.ts';
import { command, inSteps } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { endExport, interrupted } from './operations/end-export.ts';
import { findWorking } from './operations/find-working.ts';
import type { ReferredBy } from './referred.ts';
import type { Register } from './register.ts';
import { registerWriter } from './register-writer.ts';

export const writingPayload = object({ exportId: id(), userId: nullable(id()) });

/** Writes a list into the file store, and tells who asked. */
export const writeRegisterJob = (
  registers: readonly Register[],
  referredBy: ReferredBy,
): Job<typeof writingPayload> => {
  const write = registerWriter(registers, referredBy);
  return job({
    name: 'registers.write-export',
    payload: writingPayload,
    attempts: 3,
    onBehalfOf: ({ userId }) => userId,
    onGivenUp: {
      command: endExport,
      input: ({ exportId }: Static<typeof writingPayload>) => ({ exportId, ended: { problem: interrupted } }),
    },
    command: command({
      name: 'registers.write-export',
      summary: words('Write an export', 'Записать выгрузку'),
      permission: 'internal',
      scope: null,
      input: writingPayload,
      output: Type.Unknown(),
      run: inSteps,
      async steps(steps, { exportId }) {
        const asked = await steps.query(findWorking, { exportId });
        if (asked) await steps.command(endExport, { exportId, ended: await write(steps, asked) });
      },
    }),
  });
};
