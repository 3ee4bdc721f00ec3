import type { Call } from '../../kernel/integrations/call.ts';
import type { Check, CheckReport } from '../../kernel/integrations/connector.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { words } from '../../kernel/problems/errors.ts';
import { askChanges } from './ask-changes.ts';
import { isOurs, listOwnCompanies } from './parties.ts';
import type { SabySettings } from './settings.ts';
import type { TimeFormat } from './times.ts';

/** Signs in, looks for the company, and asks for the changes of the last minute: in which format times are taken shows then. */
export async function check(call: Call<SabySettings>): Promise<CheckReport> {
  const companies = await listOwnCompanies(call);
  const { organisation, password, service } = call.settings;
  const [company] = companies.filter(isOurs(call.settings));
  const checks: Check[] = [
    { id: 'session', label: words('Login', 'Вход'), result: 'ok' },
    {
      id: 'company',
      label: words('Own company', 'Ваша организация'),
      result: company ? (organisation || companies.length === 1 ? 'ok' : 'warning') : 'failed',
      detail: company ? found(company.title, companies.length > 1 && !organisation) : noCompany,
    },
    ...(company ? [exchange(company.connected)] : []),
    await times(call),
  ];
  const account = company?.title ?? password?.login ?? service?.appClientId;
  return {
    ok: checks.every(({ result }) => result !== 'failed'),
    checks,
    ...(account !== undefined && { account }),
  };
}

const found = (title: string, isOneOfMany: boolean) =>
  isOneOfMany
    ? words(
        'The account has several companies: name yours in the settings.',
        'В аккаунте несколько организаций: укажите свою в настройках.',
      )
    : words(title, title);

const noCompany = words(
  'The account has no such company. Compare INN and KPP.',
  'В аккаунте нет такой организации. Сверьте ИНН и КПП.',
);

const exchange = (connected: boolean | null): Check => ({
  id: 'exchange',
  label: words('Exchange of documents', 'Электронный документооборот'),
  result: connected === null ? 'skipped' : connected ? 'ok' : 'failed',
  ...(connected === false && {
    detail: words('It is not connected in Saby for this company.', 'В Saby он не подключён для этой организации.'),
  }),
});

const shown: Readonly<Record<TimeFormat, string>> = { colon: 'ДД.ММ.ГГГГ ЧЧ:ММ:СС', dot: 'ДД.ММ.ГГГГ ЧЧ.ММ.СС' };

async function times(call: Call<SabySettings>): Promise<Check> {
  const label = words('List of changes', 'Список изменений');
  const upTo = call.now();
  const window = { since: new Date(upTo.getTime() - 60_000), upTo, page: 0 };
  try {
    const { format } = await askChanges(call, window);
    return { id: 'changes', label, result: 'ok', detail: words(shown[format], shown[format]) };
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind !== 'validation') throw error;
    const other = await takesOther(call, window);
    return { id: 'changes', label, result: 'failed', detail: other ?? error.detail };
  }
}

/** What to choose where Saby takes the format that was not chosen. */
async function takesOther(call: Call<SabySettings>, window: Parameters<typeof askChanges>[1]) {
  const { timeFormat } = call.settings;
  if (timeFormat !== 'colon' && timeFormat !== 'dot') return null;
  const other = timeFormat === 'colon' ? 'dot' : 'colon';
  const asked = { ...call, settings: { ...call.settings, timeFormat: other } } as Call<SabySettings>;
  return askChanges(asked, window).then(
    () =>
      words(
        `Saby takes times as ${shown[other]}: choose that format in the settings.`,
        `Saby принимает время в виде ${shown[other]}: выберите этот формат в настройках.`,
      ),
    () => null,
  );
}
