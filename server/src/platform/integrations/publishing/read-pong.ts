import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { Check, CheckReport } from '../../../kernel/integrations/connector.ts';
import { words } from '../../../kernel/problems/errors.ts';

const short = (max: number) => Type.String({ minLength: 1, maxLength: max });

/** The answer to `health.ping`; whatever else it holds is left aside, and texts longer than these are refused. */
const pong = Compile(
  Type.Object({
    status: Type.Unsafe<'ok' | 'failed'>({ type: 'string', enum: ['ok', 'failed'] }),
    checks: Type.Array(
      Type.Object({
        id: Type.String({ pattern: '^[a-z0-9_.-]{1,64}$' }),
        label: short(100),
        result: Type.Unsafe<Check['result']>({ type: 'string', enum: ['ok', 'warning', 'failed', 'skipped'] }),
        detail: Type.Optional(short(300)),
      }),
      { maxItems: 20 },
    ),
  }),
);

/** The publisher's own checks in the form of ours; null for any other answer. They come in one language, which is shown in both. */
export function readPong(text: string): CheckReport | null {
  const answer = parsed(text);
  if (!pong.Check(answer)) return null;
  const checks = answer.checks.map(({ id, label, result, detail }) => ({
    id,
    label: words(label, label),
    result,
    ...(detail !== undefined && { detail: words(detail, detail) }),
  }));
  return { ok: answer.status === 'ok' && checks.every(({ result }) => result !== 'failed'), checks };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
