import { type Words, words } from '../../kernel/problems/errors.ts';

/** Headings of the variable catalog. */
const labels: Record<string, Words> = {
  procurement: words('Purchase requisition', 'Заявка на закупку'),
  catalog: words('Catalog', 'Каталог'),
  suppliers: words('Suppliers', 'Поставщики'),
  priceLists: words('Price lists', 'Прайс-листы'),
  counterparties: words('Counterparties', 'Контрагенты'),
  documents: words('Customer documents', 'Документы покупателя'),
  commercialProposal: words('Commercial proposal', 'Коммерческое предложение'),
  logistics: words('Logistics', 'Логистика'),
  company: words('Company', 'Компания'),
  users: words('People', 'Сотрудники'),
  messenger: words('Correspondence', 'Переписка'),
  tasktracker: words('Task tracker', 'Таск-трекер'),
  edoA: words('E-documents, operator A', 'ЭДО, оператор A'),
  edoB: words('E-documents, operator B', 'ЭДО, оператор B'),
  edoC: words('E-documents, operator C', 'ЭДО, оператор C'),
  custom: words('Custom fields', 'Дополнительные поля'),
};

export const domainLabel = (domain: string): Words => labels[domain] ?? words(domain, domain);
