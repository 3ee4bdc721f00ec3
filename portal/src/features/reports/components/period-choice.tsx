import { Group, NativeSelect, TextInput } from '@mantine/core';
import { spanWords } from '../../../../../nouns/report-spans.ts';
import { say, words } from '../../../kit/say.ts';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { askedDays } from '../asked-days.ts';
import { type ReportsSearch, type Span, spans } from '../searches.ts';

const names = { ...spanWords, own: words('Days of my own', 'Свой период') };

interface PeriodChoiceProps extends Pick<ReportsSearch, 'span' | 'from' | 'to'> {
  /** What is to be paid is told of today, or of days of payment that are named. */
  ofPayments: boolean;
}

/** Which months reports are of, or which very days. */
export function PeriodChoice({ span = 'year', from, to, ofPayments }: PeriodChoiceProps) {
  const change = useChangeSearch<ReportsSearch>();
  const days = askedDays({ span, ...(from && { from }), ...(to && { to }) });
  const day = (name: 'from' | 'to', label: string) => (
    <TextInput
      type="date"
      aria-label={label}
      defaultValue={days[name]}
      max="9999-12-31"
      onChange={({ currentTarget: { value } }) => value && change({ [name]: value })}
    />
  );
  return (
    <Group gap="xs">
      {span === 'own' && (
        <>
          {day('from', say('First day', 'С даты'))}
          {day('to', say('Last day', 'По дату'))}
        </>
      )}
      <NativeSelect
        aria-label={say('Period', 'Период')}
        value={ofPayments && span !== 'own' ? 'year' : span}
        onChange={({ currentTarget }) => change({ span: currentTarget.value as Span })}
        data={(ofPayments ? (['year', 'own'] as const) : spans).map((value) => ({
          value,
          label: ofPayments && value === 'year' ? say('All days of payment', 'Все сроки оплаты') : say(names[value]),
        }))}
      />
    </Group>
  );
}
