import { language } from '../../kit/say.ts';

/** «+7,3 %»: tenths of a percent below ten, whole ones above. */
export function showDelta(percent: string | null): string {
  if (percent === null) return '';
  const [whole = '0'] = percent.replace('-', '').split('.');
  const digits = whole.length > 1 ? 0 : 1;
  const options = { maximumFractionDigits: digits, signDisplay: 'exceptZero' } as const;
  const shown = new Intl.NumberFormat(language(), options).format(percent as unknown as number);
  return `${shown}\u00a0%`;
}
