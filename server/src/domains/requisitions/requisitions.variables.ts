import { type Words, words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { type Answers, inStep, type ValueType, type Variable, variables } from '../../kernel/variables.ts';
import { peopleCodes } from '../../platform/users/people-codes.ts';
import { hasConstruction } from '../company/has-construction.ts';
import { linesByRequisition } from './lines-of.ts';
import { requisitions } from './requisition.ts';

const variable = (label: Words, valueType: ValueType = 'string'): Variable => ({ label, valueType });
const rights = { scopes: ['purchase_requisitions.read'], permission: 'purchase_requisitions.read' } as const;

export const requisitionVariables = variables({
  namespace: 'procurement',
  domain: 'procurement',
  entityTypes: ['procurement'],
  exists: requisitionsThere,
  switchedOff: async (db) => ((await hasConstruction(db)) ? [] : wordsOfBuilders),
  groups: [
    {
      ...rights,
      load: loadHeaders,
      paths: {
        id: variable(words('Identifier', 'Идентификатор')),
        'stage.id': variable(words('Stage', 'Этап: идентификатор')),
        'stage.externalId': variable(words('Outside identifier of the stage', 'Этап: внешний идентификатор')),
        'stage.name': variable(words('Name of the stage', 'Этап')),
        'stage.color': variable(words('Colour of the stage', 'Этап: цвет')),
        customerRequestFileName: variable(words("File of the customer's request", 'Файл запроса заказчика')),
        plannedTotal: variable(words('Planned total', 'Плановая сумма'), 'money'),
        actualTotal: variable(words('Accepted total', 'Фактическая сумма'), 'money'),
        dueDate: variable(words('Wanted by', 'Срок поставки'), 'date'),
        'selectedSupplier.name': variable(words('Selected supplier', 'Выбранный поставщик')),
        'selectedSupplier.supplierId': variable(words('Selected supplier: supplier', 'Выбранный поставщик: поставщик')),
        'selectedSupplier.counterpartyId': variable(
          words('Selected supplier: counterparty', 'Выбранный поставщик: контрагент'),
        ),
        'selectedSupplier.inn': variable(words('Selected supplier: INN', 'Выбранный поставщик: ИНН')),
        'customerContact.fullName': variable(words('Contact of the customer', 'Контактное лицо заказчика')),
        'responsible.code': variable(words('Code of the responsible person', 'Код ответственного')),
        'constructionProject.name': variable(words('Construction project', 'Проект строительства')),
        'constructionProject.actualStartDate': variable(words('Project began', 'Начало проекта'), 'date'),
        'constructionProject.actualEndDate': variable(words('Project ended', 'Окончание проекта'), 'date'),
        'constructionObject.name': variable(words('Construction object', 'Объект строительства')),
        'constructionObject.address': variable(words('Address of the object', 'Адрес объекта')),
        'constructionStage.name': variable(words('Construction stage', 'Этап строительства')),
      },
    },
    {
      ...rights,
      load: loadLines,
      paths: {
        'items[].sourceSectionName': variable(words('Sections of the estimate', 'Разделы сметы'), 'array'),
        'items[].workType': variable(words('Kinds of work', 'Виды работ'), 'array'),
        'items[].requiredAt': variable(words('Lines are wanted by', 'Сроки по строкам'), 'array'),
        'items[].needGroupKey': variable(words('Needs', 'Группы потребности'), 'array'),
        'items[].supplyCoverage.status': variable(words('Coverage of the lines', 'Обеспеченность строк'), 'array'),
        'items[].supplyCoverage.percent': variable(words('Percent covered', 'Обеспечено, %'), 'array'),
        'items[].supplyCoverage.acceptedQuantity': variable(
          words('Accepted quantities', 'Принято у поставщиков'),
          'array',
        ),
        'items[].supplyCoverage.remainingQuantity': variable(
          words('Without a supplier', 'Осталось без поставщика'),
          'array',
        ),
        'items[].supplyCoverage.suppliers[].name': variable(
          words('Suppliers of the lines', 'Поставщики строк'),
          'array',
        ),
      },
    },
  ],
});

const wordsOfBuilders = [
  ...['constructionProject.name', 'constructionProject.actualStartDate', 'constructionProject.actualEndDate'],
  ...['constructionObject.name', 'constructionObject.address', 'constructionStage.name'],
  ...['items[].sourceSectionName', 'items[].workType', 'items[].requiredAt', 'items[].needGroupKey'],
];

async function requisitionsThere(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.many<{ id: string }>(
    sql`select id from requisitions where tenant_id = ${db.tenant} and id = any(${ids}::uuid[])`,
  );
  return new Set(rows.map(({ id }) => id));
}

async function loadHeaders(db: Db, ids: readonly string[]): Promise<Answers> {
  const [held, isBuilding] = await Promise.all([requisitions.byIds(db, ids), hasConstruction(db)]);
  const codes = await peopleCodes(
    db,
    held.flatMap(({ responsibleId }) => responsibleId ?? []),
  );
  return new Map(
    held.map((one) => [
      one.id,
      {
        ...flat('', { id: one.id, plannedTotal: one.plannedTotal, actualTotal: one.actualTotal, dueDate: one.dueDate }),
        customerRequestFileName: one.customerRequestFileName,
        ...flat('stage.', one.stage),
        ...flat('selectedSupplier.', one.selectedSupplier),
        'customerContact.fullName': one.customerContact?.fullName,
        'responsible.code': codes.get(one.responsibleId ?? ''),
        ...(isBuilding && {
          ...flat('constructionProject.', one.constructionProject),
          ...flat('constructionObject.', one.constructionObject),
          ...flat('constructionStage.', one.constructionStage),
        }),
      },
    ]),
  );
}

const flat = (prefix: string, values: object | null) =>
  Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [prefix + name, value]));

/** Active lines, in their order. */
async function loadLines(db: Db, ids: readonly string[]): Promise<Answers> {
  const [lines, isBuilding] = await Promise.all([linesByRequisition(db, ids), hasConstruction(db)]);
  const active = Map.groupBy(
    lines.filter(({ status }) => status === 'active'),
    ({ procurementId }) => procurementId,
  );
  return new Map(
    ids.map((id) => [
      id,
      inStep('items[].', active.get(id) ?? [], {
        'supplyCoverage.status': ({ supplyCoverage }) => supplyCoverage.status,
        'supplyCoverage.percent': ({ supplyCoverage }) => supplyCoverage.percent,
        'supplyCoverage.acceptedQuantity': ({ supplyCoverage }) => supplyCoverage.acceptedQuantity,
        'supplyCoverage.remainingQuantity': ({ supplyCoverage }) => supplyCoverage.remainingQuantity,
        'supplyCoverage.suppliers[].name': ({ supplyCoverage }) => supplyCoverage.suppliers.map(({ name }) => name),
        ...(isBuilding && {
          sourceSectionName: ({ sourceSectionName }) => sourceSectionName,
          workType: ({ workType }) => workType,
          requiredAt: ({ requiredAt }) => requiredAt,
          needGroupKey: ({ needGroupKey }) => needGroupKey,
        }),
      }),
    ]),
  );
}
