import type { recipientsQuery } from './queries.ts';

type Recipient = Awaited<ReturnType<NonNullable<ReturnType<typeof recipientsQuery>['queryFn'] & object>>>[number];

/** A phone that is typed, in place of one of the record. */
export const otherPhone = 'other';

/** People of a record by their phones, each phone once; those who receive requests for quotes stand first. */
export function choicesOfRecipients(recipients: readonly Recipient[]): Array<{ value: string; label: string }> {
  const byPhone = new Map<string, Recipient>();
  for (const one of recipients.toSorted((a, b) => Number(b.receivesRfq) - Number(a.receivesRfq)))
    if (!byPhone.has(one.phone)) byPhone.set(one.phone, one);
  return [...byPhone.values()].map(({ phone, name, company }) => ({
    value: phone,
    label: [name, name === company ? undefined : company, `+${phone}`].filter(Boolean).join(' · '),
  }));
}
