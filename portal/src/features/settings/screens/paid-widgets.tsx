import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Loaded } from '../components/loaded.tsx';
import { PaidWidgetCard } from '../components/paid-widget-card.tsx';
import { SettingsPage } from '../components/settings-page.tsx';
import { paidWidgetsQuery } from '../queries.ts';
import classes from './sections.module.css';

/** Parts of the platform that are paid for apart: their licences, trials and what they come to this month. */
export function PaidWidgets() {
  return (
    <SettingsPage title={say('Paid widgets', 'Платные виджеты')}>
      <Loaded query={useQuery(paidWidgetsQuery)}>
        {({ items, estimatedMonthlyAmountRub }) => (
          <div className={classes.page}>
            <Text>
              {say('This month', 'За текущий месяц')}: <b>{showMoney(estimatedMonthlyAmountRub)}</b>{' '}
              <span className="dimmed">
                {say(
                  'by the days that licences are paid for; the operator of the platform gives them',
                  'по дням, за которые оплачены лицензии; их выдаёт оператор платформы',
                )}
              </span>
            </Text>
            {items.map((widget) => (
              <PaidWidgetCard key={widget.slug} widget={widget} />
            ))}
          </div>
        )}
      </Loaded>
    </SettingsPage>
  );
}
