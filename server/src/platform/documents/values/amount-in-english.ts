const small = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const steps = ['', ' thousand', ' million', ' billion', ' trillion'];

/** As cheques are written: `1244.86` → “One thousand two hundred forty-four and 86/100 USD”. */
export function amountInEnglish(amount: string, currency: string): string {
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.');
  const said = [...(amount.startsWith('-') ? ['minus'] : []), ...threes(whole)].join(' ');
  const part = fraction && ` and ${fraction}/${10 ** fraction.length}`;
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}${part} ${currency}`;
}

/** Beyond trillions digits say it better. */
function threes(whole: string): string[] {
  const count = Math.ceil(whole.length / 3);
  if (count > steps.length) return [whole];
  const groups = whole.padStart(count * 3, '0').match(/\d{3}/g) ?? [];
  const said = groups.flatMap((group, at) =>
    Number(group) > 0 ? [`${belowThousand(Number(group))}${steps[count - 1 - at] ?? ''}`] : [],
  );
  return said.length > 0 ? said : ['zero'];
}

function belowThousand(count: number): string {
  const [hundreds, rest] = [Math.floor(count / 100), count % 100];
  return [hundreds > 0 ? `${small[hundreds]} hundred` : '', rest > 0 ? belowHundred(rest) : '']
    .filter(Boolean)
    .join(' ');
}

const belowHundred = (count: number) =>
  count < 20 ? (small[count] ?? '') : `${tens[Math.floor(count / 10)]}${count % 10 ? `-${small[count % 10]}` : ''}`;
