import type { TObject } from 'typebox';
import type { AnyQuery, ReadContext } from '../../../kernel/operation.ts';
import { type FieldError, fieldError, invalid, words } from '../../../kernel/problems/errors.ts';
import { settingFields, valueAt } from './setting-fields.ts';

/** What settings marked `x-options-from` with this name may name. */
export interface SettingOptions {
  name: string;
  /** Takes `{installationId}` and answers `SettingOption[]`; null while nothing is known of them. */
  query: AnyQuery;
}

export interface SettingOption {
  value: string;
  label: string;
}

/** Refuses a setting that was changed to what is not there, and tells what is. */
export async function checkOptions(
  ctx: ReadContext,
  sources: readonly SettingOptions[],
  schema: TObject,
  installationId: string,
  { settings, changed }: { settings: Readonly<Record<string, unknown>>; changed: readonly string[] },
): Promise<void> {
  const faults: FieldError[] = [];
  for (const { path, schema: field } of settingFields(schema)) {
    const source = sources.find(({ name }) => name === field['x-options-from']);
    const value = valueAt(settings, path);
    if (!source || value === undefined || !changed.includes(path)) continue;
    const options = (await ctx.ask(source.query, { installationId })) as SettingOption[] | null;
    if (options !== null && !options.some((one) => one.value === value))
      faults.push(
        fieldError(`/settings/${path.replaceAll('.', '/')}`, 'not_found_reference', notThere(options), {
          allowed: options,
        }),
      );
  }
  if (faults.length > 0) throw invalid(faults);
}

function notThere(options: readonly SettingOption[]) {
  const known = options.map(({ value, label }) => `${label} (${value})`).join(', ') || '—';
  return words(`is not there. There are: ${known}`, `нет такого значения. Есть: ${known}`);
}
