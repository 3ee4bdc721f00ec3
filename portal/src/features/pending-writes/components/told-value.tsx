import { Link, useParams } from '@tanstack/react-router';
import { Fragment } from 'react';
import { showDay, showInstant, showPrice, showPriceIn, showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { isUnit, showUnit } from '../../../kit/units.ts';
import type { Description } from '../queries.ts';

interface ToldValueProps {
  of: Description['fields'][number];
  currency: string | null;
}

/** The values of a field as people read them; a dash where it is emptied. */
export function ToldValue({ of: { kind, values }, currency }: ToldValueProps) {
  const { portal } = useParams({ from: '/$portal' });
  if (values.length === 0) return '—';
  return values.map(({ text, name, page }, at) => (
    <Fragment key={text}>
      {at > 0 && ', '}
      {page ? <Link to={`/${portal}${page}` as '/'}>{name}</Link> : (name ?? written[kind](text, currency))}
    </Fragment>
  ));
}

const written: Readonly<Record<ToldValueProps['of']['kind'], (text: string, currency: string | null) => string>> = {
  text: (text) => text,
  decimal: (text) => showQuantity(text),
  money: (text, currency) => (currency ? showPriceIn(text, currency) : showPrice(text)),
  date: (text) => showDay(text, { year: 'always' }),
  instant: showInstant,
  flag: (text) => (text === 'true' ? say('Yes', 'Да') : say('No', 'Нет')),
  unit: (text) => (isUnit(text) ? showUnit(text) : text),
};
