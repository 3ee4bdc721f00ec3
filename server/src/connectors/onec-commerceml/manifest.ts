import type { Manifest } from '../../kernel/integrations/manifest.ts';
import { words } from '../../kernel/problems/errors.ts';
import { settings } from './settings.ts';

export const manifest: Manifest<typeof settings> = {
  slug: 'onec-commerceml',
  name: words('1C: site exchange (CommerceML)', '1С: обмен с сайтом (CommerceML)'),
  developer: 'Prokura',
  category: 'accounting_erp',
  shortDescription: words(
    'Nomenclature, prices, stock and counterparties from 1C; orders to suppliers and their statuses back.',
    'Номенклатура, цены, остатки и контрагенты из 1С; заказы поставщикам — в 1С, их статусы — обратно.',
  ),
  description: words(
    `1C calls the portal by its standard «exchange with a site»: no extension of the configuration is needed. What comes is first read whole and checked, then written in steps: groups become categories, products catalog items with their pictures, variants items of their own, price types fill the price lists they are mapped to, stores correct the stock of their warehouses. Counterparties are known by their identifier in 1C, or by INN and KPP; nothing they have here is emptied, and who may be somebody else is left to a person.

Nothing is deleted by 1C: what it marks as deleted, or leaves out of a full upload, is flagged for a person to decide. An item 1C has not changed since the last exchange is left alone, so that edits made here stay.

What was accepted from a supplier in a requisition goes out as «Заказ товара», once for each requisition and supplier, again when it changes, and marked as deleted when it is let go.

Beta: proven against a simulator that plays 1C by the published protocol, not against every configuration of 1C.`,
    `1С сама обращается к порталу штатным «обменом с сайтом»: дорабатывать конфигурацию не нужно. Присланное сначала читается целиком и проверяется, затем записывается по шагам: группы становятся категориями, товары — позициями каталога с картинками, характеристики — отдельными позициями, виды цен заполняют сопоставленные прайс-листы, склады корректируют остатки. Контрагенты узнаются по идентификатору 1С или по ИНН и КПП; заполненное в портале не стирается, а сомнительные совпадения остаются человеку.

1С ничего не удаляет: помеченное на удаление и отсутствующее в полной выгрузке отмечается, решает человек. Позиция, которая в 1С не менялась с прошлого обмена, не переписывается, поэтому правки в портале сохраняются.

Принятое у поставщика по заявке уходит в 1С документом «Заказ товара»: один на заявку и поставщика, повторно — после изменений, с пометкой удаления — если от поставщика отказались.

Бета: проверено на имитаторе 1С по опубликованному протоколу, но не на каждой конфигурации.`,
  ),
  requirements: [
    words(
      '1C with «exchange with a site»: Trade Management, ERP, Integrated Automation, or one that speaks CommerceML 2 or 3.1',
      '1С с «обменом с сайтом»: Управление торговлей, ERP, Комплексная автоматизация или иная с CommerceML 2 или 3.1',
    ),
    words('The server of 1C reaches the portal over HTTPS', 'Сервер 1С видит портал по HTTPS'),
    words(
      'Price lists and warehouses to map to',
      'Прайс-листы и склады, с которыми сопоставляются виды цен и склады 1С',
    ),
  ],
  capabilities: [
    words(
      'Catalog with pictures: full and changes only, packed or not',
      'Каталог с картинками: полностью и только изменения, архивом и без',
    ),
    words(
      'Offers with variants, prices by type, stock by store',
      'Предложения с характеристиками, цены по видам, остатки по складам',
    ),
    words(
      'Counterparties with addresses, contacts and accounts',
      'Контрагенты с адресами, контактами и расчётными счетами',
    ),
    words('Orders out, statuses back', 'Заказы — в 1С, статусы — обратно'),
    words('100,000 offers in one exchange', '100 000 предложений за один обмен'),
  ],
  instruction: [
    words(
      'Install the integration and press “Create login and password”: address, login and password are shown once.',
      'Установите интеграцию и нажмите «Создать логин и пароль»: адрес, логин и пароль показываются один раз.',
    ),
    words(
      'In 1C open the node of exchange with a site, paste address, login and password, press “Check the connection”.',
      'В 1С откройте узел обмена с сайтом, вставьте адрес, логин и пароль, нажмите «Проверить соединение».',
    ),
    words(
      'Press “Check” here: it shows when 1C last called. Then enable the integration.',
      'Нажмите «Проверить» здесь: видно, когда 1С обращалась. Затем включите интеграцию.',
    ),
    words(
      'Run an exchange of the catalog. Price types, stores and properties that came are listed; map those you need and run it again.',
      'Выполните выгрузку каталога. Пришедшие виды цен, склады и свойства видны списком; сопоставьте нужные и повторите выгрузку.',
    ),
    words(
      'Switch the exchange of orders on in 1C to receive orders to suppliers.',
      'Чтобы получать заказы поставщикам, включите в 1С обмен заказами.',
    ),
  ],
  connectionTypes: ['api_key', 'file'],
  badges: ['beta', 'platform_made'],
  dataTransfer: [
    {
      entity: 'catalog_item',
      label: words('Nomenclature with pictures', 'Номенклатура с картинками'),
      access: 'write',
    },
    { entity: 'price_list', label: words('Prices', 'Цены'), access: 'write' },
    { entity: 'stock', label: words('Stock', 'Остатки'), access: 'write' },
    { entity: 'procurement', label: words('Orders to suppliers', 'Заказы поставщикам'), access: 'read' },
    { entity: 'procurement_stage', label: words('Statuses of orders', 'Статусы заказов'), access: 'write' },
    {
      entity: 'counterparty',
      label: words('Counterparties with bank details', 'Контрагенты с банковскими реквизитами'),
      access: 'read_write',
    },
  ],
  dataTags: ['nomenclature', 'suppliers', 'statuses'],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-22',
  settings,
};
