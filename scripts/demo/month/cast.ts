/** Roles that the platform does not bring: who asks for things, and who answers for a department. */
const asking = [
  'company_settings.read',
  'custom_fields.read',
  'pipeline.read',
  'users.read',
  'catalog.read',
  'stock.read',
  'warehouses.read',
  'files.read',
  'files.upload',
  'purchase_requisitions.read',
  'purchase_requisitions.create',
  'purchase_requisitions.update',
  'purchase_requisitions.status',
] as const;

export const ownRoles = {
  requester: { name: 'Заявитель', permissions: [...asking] },
  department_head: {
    name: 'Руководитель подразделения',
    permissions: [
      ...asking,
      'purchase_requisitions.approve',
      'budgets.read',
      'reports.read',
      'catalog.cost_read',
      'supplier_rfqs.read',
      'supplier_quotes.read',
      'purchase_orders.read',
      'invoices.read',
      'counterparties.read',
    ],
  },
} as const;

export interface Person {
  /** `storekeeper`; also the beginning of the address. */
  name: string;
  fullName: string;
  position: string;
  role: keyof typeof ownRoles | 'buyer' | 'accountant' | 'warehouse';
}

/** With the owner and the head of purchasing they are twenty. */
export const cast = [
  { name: 'buyer', fullName: 'Мария Орлова', position: 'Закупщик', role: 'buyer' },
  { name: 'buyer-2', fullName: 'Павел Зимин', position: 'Закупщик', role: 'buyer' },
  { name: 'buyer-3', fullName: 'Елена Гусева', position: 'Закупщик', role: 'buyer' },
  { name: 'accountant', fullName: 'Татьяна Власова', position: 'Главный бухгалтер', role: 'accountant' },
  { name: 'accountant-2', fullName: 'Юлия Мельник', position: 'Бухгалтер', role: 'accountant' },
  { name: 'storekeeper', fullName: 'Сергей Куликов', position: 'Кладовщик', role: 'warehouse' },
  { name: 'storekeeper-2', fullName: 'Артём Носов', position: 'Кладовщик', role: 'warehouse' },
  { name: 'finance', fullName: 'Вера Ковалёва', position: 'Финансовый директор', role: 'department_head' },
  { name: 'stores-head', fullName: 'Николай Рябов', position: 'Начальник склада', role: 'department_head' },
  { name: 'office-head', fullName: 'Ирина Фомина', position: 'Офис-менеджер', role: 'department_head' },
  { name: 'it-head', fullName: 'Денис Жуков', position: 'Руководитель ИТ', role: 'department_head' },
  { name: 'laboratory-head', fullName: 'Ольга Белова', position: 'Начальник лаборатории', role: 'department_head' },
  { name: 'packer', fullName: 'Роман Титов', position: 'Комплектовщик', role: 'requester' },
  { name: 'dispatcher', fullName: 'Алина Савина', position: 'Диспетчер', role: 'requester' },
  { name: 'secretary', fullName: 'Ксения Панова', position: 'Секретарь', role: 'requester' },
  { name: 'engineer', fullName: 'Максим Громов', position: 'Системный инженер', role: 'requester' },
  { name: 'chemist', fullName: 'Светлана Ершова', position: 'Химик-аналитик', role: 'requester' },
  { name: 'assistant', fullName: 'Глеб Антонов', position: 'Лаборант', role: 'requester' },
] as const satisfies readonly Person[];

export type Named = (typeof cast)[number]['name'];

/** Everybody of the month: those, the owner of the portal and the head of purchasing. */
export type Colleague = Named | 'owner' | 'purchasing-head';
