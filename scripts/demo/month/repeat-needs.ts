import { type Furnished, type Month, speakers } from './month.ts';
import { daysFrom } from './working-days.ts';

/** What the office asks for each month becomes a template with a schedule, and one is made of it at once. */
export async function repeatNeeds(month: Month, { items, warehouseId }: Furnished): Promise<void> {
  const secretary = speakers(month, 'templates')('secretary');
  const { id } = await secretary<{ id: string }>('POST', '/api/v1/requisition-templates', {
    ...{ name: 'Офис, ежемесячно', title: 'Бумага и вода на месяц', departmentName: 'Офис', dueInDays: 10 },
    ...{ deliveryWarehouseId: warehouseId, responsibleId: month.people.secretary.id },
    schedule: { every: 1, unit: 'month', day: 31, hour: 9, from: daysFrom(month.today, 1) },
    lines: [
      { catalogItemId: items.get('ОФ-001'), quantity: '40', plannedPrice: '360' },
      { catalogItemId: items.get('ОФ-004'), quantity: '30', plannedPrice: '310' },
    ],
  });
  await secretary('POST', `/api/v1/requisition-templates/${id}/requisitions`, {});
}
