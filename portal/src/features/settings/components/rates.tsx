import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Empty } from '../../../kit/empty.tsx';
import { showDay, showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import type { Regional } from '../../../shared/regional/regional-query.ts';
import { useMay } from '../../../shared/session/me.ts';
import { ratesQuery } from '../queries.ts';
import { Loaded } from './loaded.tsx';
import { RateDialog } from './rate-dialog.tsx';
import classes from './table.module.css';

/** What other currencies are worth, the newest days first; a rate set by hand holds until the next day that has one. */
export function Rates({ regional }: { regional: Regional }) {
  const mayChange = useMay()('company_settings.update');
  const [shown, setShown] = useState(50);
  const [adding, setAdding] = useState(false);
  const query = useQuery({ ...ratesQuery(shown), placeholderData: (before) => before });
  const add = mayChange && (
    <Button variant="default" leftSection={<Plus size={16} />} onClick={() => setAdding(true)}>
      {say('Rate', 'Курс')}
    </Button>
  );
  return (
    <Section
      title={say('Exchange rates', 'Курсы валют')}
      about={
        regional.fxSource === 'cbr'
          ? say(
              'Loaded daily from the Bank of Russia; a rate set by hand for a day is kept.',
              'Банк России сообщает их ежедневно; введённое вручную на день остаётся.',
            )
          : say(
              'A rate holds from its day until the next one.',
              'Курс действует со своего дня до следующего введённого.',
            )
      }
      actions={add}
    >
      <Loaded query={query}>
        {({ items, page }) =>
          items.length === 0 ? (
            <Empty title={say('No rates yet', 'Курсов пока нет')} action={add}>
              {say('Used to compare prices in other currencies.', 'По ним сравнивают цены в разных валютах.')}
            </Empty>
          ) : (
            <>
              <table className={classes.table} aria-label={say('Exchange rates', 'Курсы валют')}>
                <thead>
                  <tr>
                    <th scope="col">{say('Day', 'День')}</th>
                    <th scope="col">{say('Currency', 'Валюта')}</th>
                    <th scope="col" className="number">
                      {regional.currency}
                    </th>
                    <th scope="col">{say('Source', 'Источник')}</th>
                  </tr>
                </thead>
                <tbody>
                  {items.map(({ id, date, currency, nominal, rate, source }) => (
                    <tr key={id}>
                      <td>{showDay(date, { year: 'always' })}</td>
                      <td>{`${nominal} ${currency}`}</td>
                      <td className="number">{showQuantity(rate)}</td>
                      <td className="dimmed">
                        {source === 'cbr' ? say('Bank of Russia', 'Банк России') : say('by hand', 'вручную')}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
              {page.hasMore && shown < 200 && (
                <Button variant="subtle" onClick={() => setShown(200)} loading={query.isPlaceholderData}>
                  {say('Earlier days', 'Более ранние дни')}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
      <RateDialog base={regional.currency} opened={adding} onClose={() => setAdding(false)} />
    </Section>
  );
}
