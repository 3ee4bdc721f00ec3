import type { Call } from '../../kernel/integrations/call.ts';
import type { Check, CheckReport } from '../../kernel/integrations/connector.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { words } from '../../kernel/problems/errors.ts';
import { listDrafts } from './list-drafts.ts';
import { listCounterparties } from './parties.ts';
import type { AstralSettings } from './settings.ts';

/** Asks for one counterparty and for the drafts: whether what is assumed of tokens and paths holds shows then. */
export async function check(call: Call<AstralSettings>): Promise<CheckReport> {
  const { total } = await listCounterparties(call, { count: 1 });
  const checks: Check[] = [
    { id: 'token', label: words('Access token', 'Токен доступа'), result: 'ok' },
    {
      id: 'counterparties',
      label: words('Counterparties', 'Контрагенты'),
      result: total === 0 ? 'warning' : 'ok',
      ...(total !== null && { detail: words(String(total), String(total)) }),
    },
    await drafts(call),
  ];
  return {
    ok: checks.every(({ result }) => result !== 'failed'),
    checks,
    account: call.settings.abonentId,
  };
}

async function drafts(call: Call<AstralSettings>): Promise<Check> {
  const label = words('Drafts', 'Черновики');
  try {
    const { total } = await listDrafts(call, 0);
    return {
      id: 'drafts',
      label,
      result: 'ok',
      ...(total !== null && { detail: words(String(total), String(total)) }),
    };
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind !== 'not_found') throw error;
    return { id: 'drafts', label, result: 'failed', detail: noSuchPath };
  }
}

const noSuchPath = words(
  'Astral has nothing at the path of drafts: correct it in the settings.',
  'По пути черновиков у Астрала ничего нет: исправьте его в настройках.',
);
