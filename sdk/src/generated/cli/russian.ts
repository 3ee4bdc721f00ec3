// Made by `npm run gen sdk` from sdk/openapi.json.
export const russian: Readonly<Record<string, string>> = {
  Account: 'Учётная запись',
  'Identity providers': 'Поставщики учётных записей',
  'Integration API': 'Интеграционный API',
  Variables: 'Переменные',
  'Custom fields': 'Дополнительные поля',
  Comments: 'Комментарии',
  'Saved views': 'Сохранённые виды',
  Registers: 'Реестры',
  Notices: 'Уведомления',
  'First steps': 'Первые шаги',
  'Test portals': 'Тестовые порталы',
  'Sample data': 'Примеры',
  'API keys': 'Ключи API',
  'Pending writes': 'Предложения агентов',
  Webhooks: 'Вебхуки',
  Company: 'Компания',
  Users: 'Сотрудники',
  Roles: 'Роли',
  Audit: 'Журнал событий',
  Catalog: 'Каталог',
  Stock: 'Остатки',
  'Stock reservations': 'Резервы',
  'Stock counts': 'Инвентаризация',
  Counterparties: 'Контрагенты',
  Warehouses: 'Склады',
  'Price lists': 'Прайс-листы',
  'Purchase requisitions': 'Заявки на закупку',
  'Templates of requisitions': 'Шаблоны заявок',
  'Returns to suppliers': 'Возвраты поставщикам',
  'Reorder points': 'Точки заказа',
  Pipeline: 'Воронка закупок',
  Budgets: 'Бюджеты',
  'Requests for quotes': 'Запросы предложений',
  'Purchase orders': 'Заказы поставщикам',
  'Supplier links': 'Ссылки поставщиков',
  Figures: 'Показатели',
  Reports: 'Отчёты',
  'Incoming invoices': 'Входящие счета',
  Moves: 'Переходы',
  'Supplier quotes': 'Предложения поставщиков',
  'Document templates': 'Шаблоны документов',
  Contracts: 'Договоры',
  Approvals: 'Согласования',
  'Commercial proposals': 'Коммерческие предложения',
  'Customer links': 'Ссылки заказчиков',
  'Sales invoices': 'Исходящие счета',
  Logistics: 'Логистика',
  'Delivery documents': 'Документы на доставку',
  'Driver links': 'Ссылки водителей',
  Integrations: 'Интеграции',
  Suggestions: 'Подсказки',
  Mailbox: 'Почта поставщиков',
  Messengers: 'Мессенджеры',
  'Task tracker': 'Трекер задач',
  'Incoming webhooks': 'Входящие вебхуки',
  'Bank files': 'Файлы банка',
  'E-documents': 'Электронные документы',
  Files: 'Файлы',
  Operations: 'Служебное',
  'List API keys and the scopes one may grant': 'Список ключей API и доступных областей',
  'An integrator sees the keys he issued. `grantableScopes` are those the caller could use himself.':
    'Интегратор видит ключи, которые выпустил сам. `grantableScopes` — области, которыми вызывающий мог бы пользоваться сам.',
  'Page size, 1 to 200; more is lowered to 200': 'Размер страницы, от 1 до 200; большее снижается до 200',
  'Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours':
    'Положение в списке из `page.nextCursor` или `page.prevCursor`; действует 24 часа',
  'Up to 3 of id, name, expiresAt, lastUsedAt, createdAt, updatedAt; `-` before descending ones':
    'До 3 из id, name, expiresAt, lastUsedAt, createdAt, updatedAt; `-` перед полями по убыванию',
  'Adds `meta.total`, exact to 10 000': 'Добавляет `meta.total`, точное до 10 000',
  'Up to 50 paths to keep; `id` and `version` always stay':
    'До 50 путей, которые оставить; `id` и `version` остаются всегда',
  'Up to 5 of nothing here yet': 'Здесь раскрывать пока нечего',
  'At least 2 characters, looked for in name': 'Не короче 2 знаков; ищется в name',
  'Whether to include archived rows, or show only them': 'Вместе с записями из архива или только они',
  'Issue an API key': 'Выпустить ключ API',
  'The secret is in this answer and nowhere else. The key acts for the person who issues it.':
    'Секрет есть только в этом ответе. Ключ действует от имени того, кто его выпустил.',
  Name: 'Название',
  'Scopes. Those of `grantableScopes`; `procurements.*` is stored as `purchase_requisitions.*`.':
    'Области доступа. Из перечисленных в `grantableScopes`; `procurements.*` сохраняется как `purchase_requisitions.*`.',
  'Works until; a year from now unless given, null for ever (owners only)':
    'Действует до; если не указано, год; null — бессрочно (только владельцы)',
  'Address blocks the key may be used from; any when empty':
    'Блоки адресов, с которых можно использовать ключ; пусто — с любых',
  'Refuse changes without If-Match': 'Отклонять изменения без If-Match',
  'What it writes waits for a person. Each write is kept as a pending write, and done when somebody who might do it himself has approved it.':
    'Записи ключа ждут решения человека. Каждая запись откладывается и выполняется, когда её одобрит сотрудник, который мог бы сделать то же сам.',
  'Environment: that of the portal, `test` in a test portal and `live` in any other':
    'Среда: та же, что у портала, — `test` в тестовом и `live` в остальных',
  'Get an API key': 'Получить ключ API',
  'Its secret is never shown again.': 'Секрет ключа больше не показывается.',
  'Change an API key': 'Изменить ключ API',
  'The secret stays. Scopes may only grow by those the caller could use himself.':
    'Секрет остаётся прежним. Добавить можно только области, которыми вызывающий мог бы пользоваться сам.',
  Version: 'Версия',
  'Revoke an API key': 'Отозвать ключ API',
  'The very next request with the key is refused. It cannot be undone; archiving again changes nothing.':
    'Уже следующий запрос с этим ключом отклоняется. Отменить это нельзя; повторный отзыв ничего не меняет.',
  'Replace an API key by a new one': 'Заменить ключ API новым',
  'The new key has the same family, scopes and limits; the old one works until the overlap ends. The new secret is in this answer and nowhere else, and acts for the person who reads it.':
    'У нового ключа та же группа, те же области и ограничения; прежний действует до конца переходного периода. Новый секрет есть только в этом ответе, и ключ действует от имени того, кто его получил.',
  'Hours both keys work': 'Сколько часов действуют оба ключа',
  'Report a leaked API key': 'Сообщить об утечке ключа API',
  'A working key is revoked at once and its owner is written to. The answer is the same for every text.':
    'Действующий ключ сразу отзывается, его владелец получает письмо. Ответ одинаков для любого текста.',
  'The key as it was found': 'Ключ в том виде, в каком найден',
  'List what waits for my decision by a route': 'Что ждёт моего согласования по маршрутам',
  'Requests whose open step the caller may decide now, as one of its approvers or in the place of somebody who is away. Records that no route is for are found by `awaitingMyApproval` of their own lists.':
    'Запросы, открытый шаг которых вы можете решить сейчас: как согласующий или вместо отсутствующего. Записи без маршрута ищите по `awaitingMyApproval` в их списках.',
  'Up to 3 of id, amount, dueDate, stepOpenedAt, createdAt, updatedAt; `-` before descending ones':
    'До 3 из id, amount, dueDate, stepOpenedAt, createdAt, updatedAt; `-` перед полями по убыванию',
  'Who would approve a record': 'Кто будет согласовывать запись',
  'By the routes and the record as they are now, before anything is sent. `route` is null where no route is for it: then one person whose role allows it approves. An approval that is under way stands in `approval` of the card instead.':
    'По маршрутам и записи, какие они сейчас, до отправки. `route` пуст, если маршрута нет: тогда согласует один сотрудник, чья роль это позволяет. Идущее согласование показано в `approval` карточки.',
  'Kind of the record': 'Вид записи',
  Record: 'Запись',
  'List approval routes': 'Список маршрутов согласования',
  'In the order they are tried: of one kind of record the first whose conditions are met is taken.':
    'В порядке проверки: среди маршрутов одного вида записей берётся первый, условия которого выполнены.',
  'Up to 3 of id, name, position, createdAt, updatedAt; `-` before descending ones':
    'До 3 из id, name, position, createdAt, updatedAt; `-` перед полями по убыванию',
  'Add an approval route': 'Добавить маршрут согласования',
  'Who approves records of a kind that meet all its conditions, step by step. Approvers are people and roles who may approve such records anyway. A step with `all` needs everybody named, where any holder speaks for a role; with `any` one of them. Once it has waited for `escalateAfterHours`, those of `escalateTo` are asked too, and the word of one of them closes it. Records that are waiting keep the steps they were sent with. Of two routes with the same conditions the later is never taken; `warnings` tell which.':
    'Кто шаг за шагом согласует записи этого вида, если выполнены все условия. Согласующие — сотрудники и роли, которые и так могут согласовать такие записи. Шаг `all` ждёт всех указанных, за роль отвечает любой её носитель; шаг `any` — любого из них. Если шаг ждёт дольше `escalateAfterHours`, спрашивают и тех, кто указан в `escalateTo`: слово одного из них его завершает. Ожидающие записи сохраняют шаги, с которыми их отправили. Из двух маршрутов с одинаковыми условиями второй никогда не сработает: об этом скажет `warnings`.',
  'What it is for': 'На что',
  'Place. The first route in this order whose conditions are met is taken; a new one is the last unless given.':
    'Порядок. Берётся первый по порядку маршрут, условия которого выполнены; новый по умолчанию становится последним.',
  'In use': 'Используется',
  "From this amount. In the company's currency, the amount itself included.":
    'Сумма от. В валюте компании, включая саму сумму.',
  "Below this amount. In the company's currency, the amount itself not included.":
    'Сумма до. В валюте компании, не включая саму сумму.',
  'Categories. One row of any of these categories, or of what is below them, is enough; empty is any.':
    'Категории. Достаточно одной строки из этих категорий или вложенных в них; пусто — любая.',
  'Departments. Of requisitions, whatever the case; empty is any.':
    'Подразделения. Указываются в заявках, регистр не важен; пусто — любое.',
  'Suppliers or customers. Of invoices the supplier, of proposals and sales invoices the customer, of contracts the other party; empty is any. Requisitions have none.':
    'Поставщики или заказчики. У счетов — поставщик, у предложений и исходящих счетов — заказчик, у договоров — вторая сторона; пусто — любые. У заявок их нет.',
  'Only over a budget. For requisitions that overrun a budget that asks for approval; then the route takes the place of who answers for the budget.':
    'Только сверх бюджета. Для заявок, которые превышают бюджет с согласованием превышения; тогда маршрут заменяет ответственного за бюджет.',
  'Steps, in their order, the whole list': 'Шаги по порядку, весь список',
  'Try an approval route on past records': 'Проверить маршрут на прошлых записях',
  'Takes a route as it would be saved, as if it were in use, and saves nothing; `routeId` is the one it takes the place of. Looks at the newest 200 records of its kind that were sent for approval or went further, of the last 12 months unless days are given, with routes, people and budgets as they are now. Takes the right to read such records besides.':
    'Принимает маршрут в том виде, в каком он был бы сохранён и действовал, и ничего не сохраняет; `routeId` — маршрут, вместо которого он встанет. Смотрит последние 200 записей этого вида, отправленных на согласование или ушедших дальше, за 12 месяцев, если не указаны дни; маршруты, сотрудники и бюджеты берутся нынешние. Нужно также право читать такие записи.',
  'Route it takes the place of': 'Вместо какого маршрута',
  'First day': 'Первый день',
  'Last day': 'Последний день',
  'Get an approval route': 'Получить маршрут согласования',
  'Change an approval route': 'Изменить маршрут согласования',
  'Fields left out stay, null clears. `steps` are the whole list. Records that are waiting keep the steps they were sent with.':
    'Пропущенные поля не меняются, null очищает. `steps` — весь список. Ожидающие записи сохраняют шаги, с которыми их отправили.',
  'Delete an approval route': 'Удалить маршрут согласования',
  'Records that are waiting keep the steps they were sent with; the audit trail keeps what it was.':
    'Ожидающие записи сохраняют шаги, с которыми их отправили; в журнале остаётся, каким был маршрут.',
  'List substitutes in approvals': 'Список замещений при согласовании',
  'Who manages people sees all of them, others those that they are part of. Past ones stay in the list.':
    'Кто управляет сотрудниками, видит все замещения, остальные — те, в которых участвуют сами. Прошедшие остаются в списке.',
  'Up to 3 of id, from, until, createdAt, updatedAt; `-` before descending ones':
    'До 3 из id, from, until, createdAt, updatedAt; `-` перед полями по убыванию',
  'Name a substitute in approvals': 'Назначить замещающего при согласовании',
  'From the first to the last day, by the clock of the company, the substitute decides in the place of `userId` (the caller unless given) wherever steps wait for them, by the own rights of the substitute; decisions say in whose place. Others name substitutes with `users.update` alone.':
    'С первого по последний день по часам компании замещающий решает вместо `userId` (если не указано — вместо вас) там, где шаги ждут отсутствующего, по собственным правам; в решении указано, вместо кого оно принято. За других замещающего назначает только тот, у кого есть `users.update`.',
  'Who is away; the caller unless given': 'Кого замещают; если не указано — вас',
  Substitute: 'Кто замещает',
  Comment: 'Комментарий',
  'Change a substitution in approvals': 'Изменить замещение при согласовании',
  'Fields left out stay, null clears. One who comes back early shortens it; what was decided stays.':
    'Пропущенные поля не меняются, null очищает. Кто вернулся раньше, сокращает срок; принятые решения остаются.',
  'Delete a substitution in approvals': 'Удалить замещение при согласовании',
  'What the substitute decided stays, and says in whose place.':
    'Решения замещающего остаются, и в них указано, вместо кого они приняты.',
  'Events, AsyncAPI 3': 'События, AsyncAPI 3',
  'This document, OpenAPI 3.1': 'Этот документ, OpenAPI 3.1',
  'Is the service well?': 'Работает ли служба?',
  'List what happened': 'Журнал действий',
  'Newest first: identifiers grow with time.': 'Сначала новые: идентификаторы растут со временем.',
  'Up to 3 of id; `-` before descending ones': 'До 3 из id; `-` перед полями по убыванию',
  'Export what happened to a file': 'Выгрузить журнал действий в файл',
  'The trail by the filters of its list, newest first, with what each event has changed. At most 100 000 rows.':
    'Журнал по условиям отбора его списка, новые сверху, с изменениями каждой записи. Не более 100 000 строк.',
  'Format; `xlsx` unless given': 'Формат; если не указан, `xlsx`',
  'Zone whose clocks tell the times; UTC unless given': 'Часовой пояс, по которому указано время; по умолчанию UTC',
  'Query parameters of the list: filters and `sort`': 'Параметры списка: условия отбора и `sort`',
  'Check the trail against its seals': 'Сверить журнал с печатями',
  'Computes the chain of seals anew and names the first break. `head` is the newest seal: note its number and digest elsewhere and give them as `anchors` later, then even a chain that was written anew as a whole is found out.':
    'Заново вычисляет цепочку печатей и называет первый разрыв. `head` — новейшая печать: сохраните её номер и хеш в другом месте и позже передайте как `anchors`, тогда обнаружится и цепочка, переписанная целиком.',
  'Seals noted earlier and kept outside the database': 'Печати, записанные раньше и хранимые вне базы',
  'Get one event of the trail': 'Получить запись журнала',
  'Change the password': 'Сменить пароль',
  'Needs the current password, temporary or not. All other sessions end.':
    'Нужен действующий пароль, в том числе временный. Все остальные сеансы завершаются.',
  'Current password': 'Текущий пароль',
  'New password, 12 to 256 characters': 'Новый пароль, от 12 до 256 знаков',
  'Ask to change one’s e-mail': 'Попросить о смене своей почты',
  'A letter with a link goes to the new address, and a warning to the old one with a link that undoes it for seven days. Until it is confirmed the old address signs in; a newer request takes the place of one that waits. The answer never tells whether somebody uses the address. Whoever signs in by a provider alone changes it there: `address_kept_by_provider`.':
    'На новый адрес уходит письмо со ссылкой, на старый — предупреждение со ссылкой, которая семь дней отменяет смену. До подтверждения входят по старому адресу; новый запрос заменяет ожидающий. Ответ не говорит, занят ли адрес. Кто входит только через поставщика учётных записей, меняет адрес там: `address_kept_by_provider`.',
  'New e-mail': 'Новая почта',
  'Cancel a change of one’s e-mail': 'Отказаться от смены своей почты',
  'While the new address is not confirmed. Its link opens nothing from then on; that of the warning to the old address stays, for whoever did not ask.':
    'Пока новая почта не подтверждена. Ссылка из письма на неё перестаёт работать; ссылка из предупреждения на старую почту остаётся — для того, кто смены не просил.',
  'Confirm one’s new e-mail': 'Подтвердить свою новую почту',
  'Takes the token of the letter to the new address, from the session of the person himself: a letter that went astray changes nothing for whoever reads it. From then on the new address signs in and gets all letters.':
    'Принимает токен из письма на новый адрес, в сеансе самого пользователя: письмо, попавшее не тому, ему ничего не даст. С этого момента вход и все письма — по новому адресу.',
  'Token of the link': 'Токен из ссылки',
  'Undo a change of e-mail': 'Отменить смену почты',
  'Takes the token of the warning to the old address, for seven days, confirmed or not. The old address signs in again, all that was asked for later is undone too; sessions end, passkeys are removed, the password is void, and a letter with a link for a new one follows.':
    'Принимает токен из предупреждения на старый адрес, семь дней, до подтверждения и после. Снова входят по старому адресу, более поздние смены тоже отменяются; сеансы завершаются, ключи доступа удаляются, пароль перестаёт действовать, и приходит письмо со ссылкой для нового.',
  'Confirm an e-mail by its link': 'Подтвердить почту по ссылке из письма',
  'Anybody may register anybody’s address, so the link alone opens nothing: give the password chosen at registration, or a new one, with which the earlier one is void. The first confirmed registration of an address has it; a second one is answered 409.':
    'Зарегистрировать чужой адрес может кто угодно, поэтому одной ссылки мало: передайте пароль, выбранный при регистрации, или новый — тогда прежний не действует. Адрес остаётся за первой подтверждённой регистрацией; вторая получит 409.',
  'The password chosen at registration': 'Пароль, выбранный при регистрации',
  'Instead of it, a new one of 12 to 256 characters': 'Вместо него — новый, от 12 до 256 знаков',
  'Send the confirmation letter again': 'Отправить письмо с подтверждением ещё раз',
  'Always 202. What comes of it only the mailbox learns: a minute after the last letter, five in a day, old links die.':
    'Всегда 202. Результат узнает только владелец ящика: письма уходят не чаще раза в минуту и пяти в день, прежние ссылки перестают действовать.',
  'E-mail': 'Электронная почта',
  'Sign in': 'Войти',
  'One answer for an unknown address, a wrong password and a blocked person. Who signs in by a second factor is asked for `code` once the password is right; who has no other than a passkey, where his role demands one, signs in by it.':
    'На неизвестный адрес, неверный пароль и заблокированного сотрудника ответ один. У кого включён второй фактор, у того при верном пароле спрашивается `code`; если роль его требует, а есть только ключ доступа, входят с ключом.',
  Password: 'Пароль',
  'Code of the authenticator, or a recovery code': 'Код из приложения или резервный код',
  'Where the refresh token goes: a cookie or the body': 'Куда поместить токен обновления: в cookie или в тело ответа',
  'Sign in by a passkey': 'Войти с ключом доступа',
  'Takes what the browser made of the options of `POST /api/v1/auth/login/passkey/options`; neither a password nor a code is asked for beside it. One answer for whatever does not sign in: a passkey that was removed, one of another host, a signature asked for too long ago, a blocked person.':
    'Принимает то, что браузер сделал по параметрам `POST /api/v1/auth/login/passkey/options`; ни пароль, ни код не нужны. На всё, с чем не войти, ответ один: ключ удалён, создан для другого узла, подпись запрошена слишком давно, сотрудник заблокирован.',
  'The signature. What `navigator.credentials.get` answers, its bytes in base64url.':
    'Подпись ключом. Ответ `navigator.credentials.get`, байты в base64url.',
  'Begin to sign in by a passkey': 'Начать вход с ключом доступа',
  'Answers what `navigator.credentials.get` is called with, the same for everybody; the browser offers what passkeys it has for this host.':
    'Возвращает параметры для `navigator.credentials.get`, одинаковые для всех; браузер предложит ключи, которые есть у него для этого узла.',
  'Sign out': 'Выйти',
  'Ends the session of the access token, of the refresh cookie or of the refresh token in the body.':
    'Завершает сеанс токена доступа, cookie обновления или токена обновления из тела запроса.',
  'For native clients': 'Для приложений',
  'The current session': 'Текущий сеанс',
  'My passkeys': 'Мои ключи доступа',
  'At most ten, so there is only one page.': 'Не больше десяти, поэтому страница одна.',
  'Add a passkey': 'Добавить ключ доступа',
  'Takes what the browser made of the options of `POST /api/v1/auth/passkeys/options`. It signs in without a password, and counts as a second factor. Told by mail.':
    'Принимает то, что браузер сделал по параметрам `POST /api/v1/auth/passkeys/options`. С ключом входят без пароля, он считается и вторым фактором. Об этом приходит письмо.',
  'The new credential. What `navigator.credentials.create` answers, its bytes in base64url.':
    'Новый ключ. Ответ `navigator.credentials.create`, байты в base64url.',
  'Begin to add a passkey': 'Начать добавление ключа доступа',
  'Answers what `navigator.credentials.create` is called with; what comes of it is sent to `POST /api/v1/auth/passkeys`.':
    'Возвращает параметры для `navigator.credentials.create`; её ответ передают в `POST /api/v1/auth/passkeys`.',
  'Rename a passkey': 'Переименовать ключ доступа',
  'Remove a passkey': 'Удалить ключ доступа',
  'It signs in no more. What the authenticator itself keeps is removed there. Told by mail.':
    'С этим ключом больше не войти. Запись на самом устройстве удаляют там. Об этом приходит письмо.',
  'Set a new password by the link of a letter': 'Задать новый пароль по ссылке из письма',
  'All sessions end, and nothing is held against earlier attempts to sign in.':
    'Все сеансы завершаются, а прежние неудачные попытки входа больше не учитываются.',
  'Ask for a link to set a new password': 'Запросить ссылку для нового пароля',
  'Always 202. Only the mailbox learns what comes of it. The link works for 30 minutes.':
    'Всегда 202. Есть ли такой адрес, узнает только владелец ящика. Ссылка действует 30 минут.',
  'Prove to be the one who signed in': 'Подтвердить, что это вы',
  'Keys, roles, people, bank details and secrets are changed within ten minutes of signing in or of this; later the answer is 401 `presence_required`. Give the password, or, if you sign in by a second factor, a code of it; or the signature of a passkey, asked for by `POST /api/v1/auth/prove/passkey/options`.':
    'Ключи, роли, сотрудников, банковские реквизиты и секреты меняют в течение десяти минут после входа или этого подтверждения; позже ответом будет 401 `presence_required`. Передайте пароль, а если вход у вас со вторым фактором, то его код; либо подпись ключом доступа, запрошенную через `POST /api/v1/auth/prove/passkey/options`.',
  'Current password, of who signs in by it alone': 'Текущий пароль, если вход только по нему',
  'Begin to prove presence by a passkey': 'Начать подтверждение ключом доступа',
  'Answers what `navigator.credentials.get` is called with; what comes of it is the `passkey` of `POST /api/v1/auth/prove`.':
    'Возвращает параметры для `navigator.credentials.get`; её ответ передают в поле `passkey` запроса `POST /api/v1/auth/prove`.',
  'Renew the access token': 'Обновить токен доступа',
  'Each refresh token works once; one used before ends the session. A session idle for 24 hours, or 14 days old, is over.':
    'Каждый токен обновления действует один раз; повторное использование завершает сеанс. Сеанс заканчивается после 24 часов бездействия или через 14 дней.',
  'Register a portal and its administrator': 'Зарегистрировать портал и администратора',
  'No session is issued: the address is confirmed first. An address that is known gets the same answer, as late, and another letter. `mail.status` is `sent` when the mail server has taken the letter, `queued` while it is still tried, `failed` when the mail server refused it for good, `off` when no mail server is set and the letter stays on ours.':
    'Сеанс не открывается: сначала нужно подтвердить адрес. Для известного адреса ответ такой же и приходит за то же время, а в ящик уходит другое письмо. `mail.status`: `sent` — почтовый сервер принял письмо, `queued` — отправка ещё идёт, `failed` — почтовый сервер отказался от письма окончательно, `off` — почтовый сервер не задан, письмо осталось на нашем.',
  'Company name': 'Название компании',
  'Portal name in addresses': 'Имя портала в адресах',
  'Taxpayer number': 'ИНН',
  'Russian phone': 'Российский телефон',
  'Full name of the administrator': 'ФИО администратора',
  'Working e-mail': 'Рабочая электронная почта',
  'Password, 12 to 256 characters': 'Пароль, от 12 до 256 знаков',
  'The offer is accepted; required to be true': 'Оферта принята; обязательно true',
  'Processing of personal data is accepted; required to be true':
    'Согласие на обработку персональных данных; обязательно true',
  'Promotional messages are welcome': 'Согласие на рекламные сообщения',
  'Check registration data': 'Проверить данные для регистрации',
  'The numbers and the address are checked for their form; the answer never says whether somebody uses them.':
    'Номера и адрес проверяются только по форме; используются ли они кем-то, не сообщается.',
  'Portal name': 'Имя портала',
  'Whether one signs in by a second factor': 'Включён ли второй фактор',
  'Begin to sign in by a second factor': 'Начать подключение второго фактора',
  'Answers the secret for an authenticator application. Nothing is asked of it until a code of it was shown to `confirm`; asked again, another secret takes its place.':
    'Возвращает секрет для приложения с кодами. Пока код из него не передан в `confirm`, вход не меняется; при повторном запросе секрет заменяется другим.',
  'Turn the second factor on': 'Включить второй фактор',
  'Takes a code of the secret that was given, and answers the recovery codes, once. From then on signing in takes a code beside the password. Told by mail.':
    'Принимает код по выданному секрету и один раз возвращает резервные коды. С этого момента для входа кроме пароля нужен код. Об этом приходит письмо.',
  'Get new recovery codes': 'Получить новые резервные коды',
  'Those given before stop working.': 'Выданные раньше перестают действовать.',
  'Turn the second factor off': 'Отключить второй фактор',
  'Takes the password and a code, or a recovery code. Where a role demands a second factor, the next request asks for another. Told by mail.':
    'Нужны пароль и код из приложения или резервный код. Если второй фактор требует роль, следующий запрос попросит подключить новый. Об этом приходит письмо.',
  'My sessions': 'Мои сеансы',
  'End all my other sessions': 'Завершить остальные мои сеансы',
  'The session that asks goes on. Where there is no other, nothing changes.':
    'Сеанс, из которого пришёл запрос, продолжается. Если других нет, ничего не меняется.',
  'End one of my sessions': 'Завершить один из моих сеансов',
  'Accept an invitation': 'Принять приглашение',
  'Sets the password and confirms the e-mail, which the link has reached. Sign in afterwards.':
    'Задаёт пароль и подтверждает почту, на которую пришла ссылка. После этого нужно войти.',
  'Full name': 'ФИО',
  'List people of the portal': 'Список сотрудников',
  'Up to 3 of id, code, fullName, email, lastLoginAt, createdAt, updatedAt; `-` before descending ones':
    'До 3 из id, code, fullName, email, lastLoginAt, createdAt, updatedAt; `-` перед полями по убыванию',
  'At least 2 characters, looked for in code, full_name, email, position':
    'Не короче 2 знаков; ищется в code, full_name, email, position',
  'Invite a person': 'Пригласить сотрудника',
  'A letter with a link that lives 7 days goes to the address; the password is chosen there.':
    'На адрес уходит письмо со ссылкой, которая действует 7 дней; пароль сотрудник задаёт по ней сам.',
  Phone: 'Телефон',
  Position: 'Должность',
  'Language of letters': 'Язык писем',
  'Time zone': 'Часовой пояс',
  'Get a person of the portal': 'Получить сотрудника',
  'Change a person of the portal': 'Изменить сотрудника',
  'The address and the code stay: letters and documents already name them.':
    'Адрес почты и код не меняются: на них уже ссылаются письма и документы.',
  'Unblock a person': 'Разблокировать сотрудника',
  'Somebody who was blocked before he accepted is invited again.':
    'Заблокированный до принятия приглашения снова получает приглашение.',
  'Block a person': 'Заблокировать сотрудника',
  'Sessions end at once, an invitation stops working. Keys he issued go on reading what he might read, or stop, by `keysOfBlockedPeople` of the company.':
    'Сеансы завершаются сразу, приглашение перестаёт действовать. Выпущенные человеком ключи читают то, что мог читать он, или не работают — по настройке компании `keysOfBlockedPeople`.',
  'Send the invitation again': 'Отправить приглашение ещё раз',
  'Links sent before stop working.': 'Прежние ссылки перестают действовать.',
  "Reset a person's second factor": 'Сбросить второй фактор сотрудника',
  'For whoever has lost the telephone and the recovery codes. His passkeys go too, his sessions end, he signs in by the password alone, and is told by mail.':
    'Для того, кто потерял телефон и резервные коды. Его ключи доступа удаляются, сеансы завершаются, войти можно с одним паролем, и об этом ему приходит письмо.',
  'Set the roles of a person': 'Назначить роли сотруднику',
  'The whole set. Holds from his next request on, and for the keys he issued.':
    'Весь набор ролей. Действует со следующего запроса сотрудника и для выпущенных им ключей.',
  'How one wants to hear of things': 'Как сообщать мне о событиях',
  'Choose how to hear of things': 'Выбрать, как сообщать мне о событиях',
  'What is not named stays as it is, by kind too. The letter of the day goes out at `digestHour` by the clock of `timeZone`.':
    'Что не указано, остаётся прежним, в том числе по видам. Письмо дня уходит в час `digestHour` по часам пояса `timeZone`.',
  'Hour of the letter of the day, by the clock of the person': 'Час письма дня по часам сотрудника',
  'How to hear, by kind': 'Как сообщать, по видам',
  "List one's own notices": 'Список своих уведомлений',
  'The newest first, in the language of the request. Notices of records that the caller may no longer read are left out. Read ones are kept for 90 days, unread ones for 365.':
    'Сначала новые, на языке запроса. Уведомлений о записях, которые вызывающему больше нельзя читать, в списке нет. Прочитанные хранятся 90 дней, непрочитанные — 365.',
  "Count one's own unread notices": 'Сколько уведомлений не прочитано',
  "Mark one's own notices as read": 'Отметить прочитанными все уведомления',
  'With `upTo`, those that came later stay unread: nobody has seen them yet.':
    'С `upTo` пришедшие позже остаются непрочитанными: их ещё никто не видел.',
  'The newest notice that was seen': 'Самое новое из увиденных уведомлений',
  "Get one of one's own notices": 'Получить своё уведомление',
  'Mark a notice as read': 'Отметить уведомление прочитанным',
  'The letter of the day leaves it out. Marking it again changes nothing.':
    'В письмо дня оно не попадёт. Повторная отметка ничего не меняет.',
  'Providers that sign an address in': 'Через кого входят с такой почтой',
  'By the domain alone: the answer is the same whether a person of this address exists or not. `key` begins a sign-in.':
    'Только по домену: ответ одинаков, есть сотрудник с такой почтой или нет. С `key` начинают вход.',
  'Begin to sign in by a provider': 'Начать вход через поставщика',
  'Answers the address at the provider; lead the browser there within ten minutes. It comes back to the callback, and from there to the portal: to `next`, or to the sign-in page with a `reason`. The browser that asks is marked with a cookie, and it alone may finish.':
    'Возвращает адрес у поставщика: направьте туда браузер в течение десяти минут. Он вернётся на адрес возврата, а оттуда в портал: на `next` или на страницу входа с `reason`. Браузер помечается cookie, и завершить вход может только он.',
  'Which provider, as `GET /auth/providers` names it': 'Какой поставщик: ключ из `GET /auth/providers`',
  'The address to fill in at the provider': 'Почта, которую подставить у поставщика',
  'Page of the portal to go on to': 'Страница портала, на которую перейти',
  'Ask the person anew, as a proof of presence takes':
    'Спросить сотрудника заново: нужно для подтверждения присутствия',
  'List identity providers': 'Список поставщиков учётных записей',
  'Up to 3 of id, name, createdAt, updatedAt; `-` before descending ones':
    'До 3 из id, name, createdAt, updatedAt; `-` перед полями по убыванию',
  'Add an identity provider': 'Добавить поставщика учётных записей',
  'For owners. Register the callback `/api/v1/auth/providers/callback` with the provider. Nobody signs in by it until a domain is proved (`test`) and it is on.':
    'Для владельцев. Зарегистрируйте у поставщика адрес возврата `/api/v1/auth/providers/callback`. Войти через него нельзя, пока не подтверждён домен (`test`) и он не включён.',
  'Issuer. As the provider writes it of itself, to the letter: it publishes its addresses below.':
    'Адрес поставщика (issuer). Как поставщик пишет о себе, буква в букву: под этим адресом он публикует остальные.',
  'Client identifier': 'Идентификатор клиента',
  'Domains of e-mail. Whose people sign in here. A domain counts once it is proved by a TXT record: see the check.':
    'Домены почты. Чьи сотрудники входят здесь. Домен действует, когда подтверждён TXT-записью: см. проверку.',
  'Roles by claims. At each sign-in these roles, and no others, are given and taken.':
    'Роли по полям учётной записи. При каждом входе выдаются и снимаются только эти роли.',
  'Role without a claim': 'Роль, если ни одно поле не подошло',
  'Makes people who are not there yet': 'Создаёт сотрудников, которых ещё нет',
  'People of its domains sign in only here': 'Сотрудники этих доменов входят только здесь',
  'acr of a second factor. Beside `mfa` in `amr`, which always says so.':
    'Значения acr со вторым фактором. Кроме `mfa` в `amr`: это всегда второй фактор.',
  'It is on': 'Включён',
  'Client secret': 'Секрет клиента',
  'Get an identity provider': 'Получить поставщика учётных записей',
  'Change an identity provider': 'Изменить поставщика учётных записей',
  'For owners. A domain that is left out is free for others. People who signed in by another issuer are bound anew by their e-mail.':
    'Для владельцев. Исключённый домен свободен для других. Кто входил через другой issuer, связывается заново по почте.',
  'Delete an identity provider': 'Удалить поставщика учётных записей',
  'For owners. Its people stay, and sign in by a password again: who has none asks for one by «forgot your password».':
    'Для владельцев. Сотрудники остаются и снова входят по паролю; у кого его нет, запрашивает новый через «Забыли пароль?».',
  'How a provider keeps people up to date': 'Как поставщик обновляет сотрудников',
  'Where its SCIM client sends, by which tokens, and when it last did. A token itself is shown once, when it is made.':
    'Куда обращается его клиент SCIM, с какими токенами и когда обращался последний раз. Сам токен показывается один раз, при выпуске.',
  'Make a token for SCIM': 'Выпустить токен SCIM',
  'For owners. The token is in this answer and nowhere else. The ones before it work for `overlapHours` more, so that the provider is given the new one meanwhile.':
    'Для владельцев. Токен есть только в этом ответе. Прежние работают ещё `overlapHours` часов, чтобы успеть передать поставщику новый.',
  'Hours the tokens before still work': 'Сколько часов ещё работают прежние токены',
  'Revoke a token for SCIM': 'Отозвать токен SCIM',
  'For owners. The provider is refused from its next request on.':
    'Для владельцев. Поставщику будет отказано со следующего же запроса.',
  'Check an identity provider': 'Проверить поставщика учётных записей',
  'For owners. Asks the provider what it publishes, and DNS for the TXT records that prove domains. A domain that is proved stays so until it is left out.':
    'Для владельцев. Спрашивает поставщика, что он публикует, и DNS о TXT-записях, которыми подтверждают домены. Подтверждённый домен остаётся таким, пока его не исключат.',
  'List groups of providers': 'Список групп поставщиков',
  'Get a group of a provider': 'Получить группу поставщика',
  'Say which role a group of a provider gives': 'Указать роль группы поставщика',
  'For owners. Everybody in the group gets the role at once, and loses the one before. The role of owners is given by owners alone.':
    'Для владельцев. Все участники группы сразу получают эту роль и теряют прежнюю. Роль владельца назначают только владельцы.',
  'Role of its people. Null gives nothing. The provider decides who is in the group, and the company what the group may do.':
    'Роль её участников. При null группа ничего не даёт. Кто в группе, решает поставщик, а что ей можно — компания.',
  'Unbind a person from his account at a provider': 'Отвязать сотрудника от учётной записи поставщика',
  'For an account that was made anew at the provider, which is refused as another subject. His sessions end, he is told by mail, and the next account of his e-mail is bound.':
    'Для учётной записи, которую у поставщика завели заново: без этого вход по ней отклоняется. Сеансы сотрудника завершаются, ему приходит письмо, а со следующим входом его почта связывается с новой учётной записью.',
  'List payment order files': 'Список файлов платёжных поручений',
  'Newest first, each with its orders.': 'Сначала новые, каждый со своими поручениями.',
  'Up to 3 of id, createdAt; `-` before descending ones': 'До 3 из id, createdAt; `-` перед полями по убыванию',
  'Write payment orders': 'Создать платёжные поручения',
  'One payment order for each of the approved invoices, in a file for the client of a bank. Requisites of payees are checked first. Nothing is marked as paid: the statement of the bank says what was. An invoice that is in another file already is refused, unless `again`.':
    'По одному платёжному поручению на каждый согласованный счёт, в файле для клиента банка. Сначала проверяются реквизиты получателей. Ничего не отмечается оплаченным: об этом скажет выписка. Счёт, который уже есть в другом файле, не принимается без `again`.',
  'Invoices to pay': 'Счета к оплате',
  'Date of the orders; today when left out': 'Дата поручений; сегодня, если не указана',
  'Invoices may be in another file already': 'Счета могут уже быть в другом файле',
  'Get a payment order file': 'Получить файл платёжных поручений',
  'Its orders as they were written. The file itself is downloaded beside it.':
    'Поручения, как они записаны. Сам файл скачивается отдельно.',
  'Download a payment order file': 'Скачать файл платёжных поручений',
  'The file for the client of the bank: 1CClientBankExchange 1.03 in Windows-1251. The same bytes every time.':
    'Файл для клиента банка: 1CClientBankExchange 1.03 в Windows-1251. Каждый раз одни и те же байты.',
  'List bank statements': 'Список выписок банка',
  'Newest first, each with what came of its documents. Statements stay readable after the integration was removed.':
    'Сначала новые, каждая с итогами по документам. Выписки можно читать и после удаления интеграции.',
  'Upload a bank statement': 'Загрузить выписку банка',
  'A file of the format 1CClientBankExchange. Every document is shown with the invoices it would pay; nothing is paid before it is applied, unless the integration is set to apply exact matches. The same file again is answered with 200 and changes nothing; documents that another statement contains are not counted twice. Incoming payments are shown with the sales invoices they would pay.':
    'Файл формата 1CClientBankExchange. Каждый документ показывается со счетами, которые он оплачивает; до проведения ничего не оплачивается, если интеграция не настроена проводить точные совпадения сама. На тот же файл отвечает 200 и ничего не меняет; документы, уже известные из другой выписки, второй раз не учитываются. Поступления показываются со счетами покупателям, которые они оплачивают.',
  'Statement. At most 16 MiB.': 'Выписка. Не больше 16 МиБ.',
  'Get a bank statement': 'Получить выписку банка',
  'Its accounts with the check of their sums, what was noticed in the file, and what came of its documents.':
    'Счета со сверкой сумм, замечания к файлу и итоги по документам.',
  'Apply a bank statement': 'Провести выписку банка',
  'Makes the proposed payments: of the documents that are named, up to 500, or of all exact matches. A document whose payment is refused stays as it was, and the others go on; `failed` says why. A statement that needs review is applied only with `reviewed`.':
    'Создаёт предложенные оплаты: по указанным документам, не больше 500, или по всем точным совпадениям. Документ, оплата которого не принята, остаётся как был, остальные проводятся; причина — в `failed`. Выписка, требующая проверки, проводится только с `reviewed`.',
  'Documents to apply; all exact ones when left out': 'Какие документы провести; если не указаны — все точные',
  'A person has looked at a statement that needs review': 'Человек просмотрел выписку, требующую проверки',
  'List the documents of a bank statement': 'Список документов выписки',
  'In the order of the file, each with the invoices it would pay, how sure that is, and the words it was found by. Accounts are shown to those who may see the bank details of counterparties.':
    'В порядке файла, каждый со счетами, которые он оплачивает, уверенностью и словами, по которым это найдено. Банковские счета видны тем, кому доступны реквизиты контрагентов.',
  'Up to 3 of id, date, amount, position; `-` before descending ones':
    'До 3 из id, date, amount, position; `-` перед полями по убыванию',
  'Match a document by hand': 'Сопоставить документ вручную',
  'The incoming invoices an outgoing document pays, or the sales invoices an incoming one does, and how much of each; together not more than the document. An empty list takes its match away. Nothing is paid before the statement is applied; a document that was applied keeps its match.':
    'Какие входящие счета оплачивает списание или какие исходящие — поступление, и на сколько; вместе не больше суммы документа. Пустой список снимает совпадение. До проведения выписки ничего не оплачивается; у проведённого документа совпадение не меняется.',
  'Invoices it pays': 'Какие счета он оплачивает',
  'Match a bank statement anew': 'Сопоставить выписку заново',
  'Looks anew for the invoices of documents that are not applied: for when invoices were entered after the upload. What a person has matched stays.':
    'Заново ищет счета для непроведённых документов — если счета внесли после загрузки. Сопоставленное человеком остаётся.',
  'List budgets': 'Список бюджетов',
  'Those of a day are asked for by `periodFrom[lte]` and `periodTo[gte]`, those that are overrun by `overrun=true`.':
    'Бюджеты на день выбирают `periodFrom[lte]` и `periodTo[gte]`, превышенные — `overrun=true`.',
  'Up to 3 of id, code, name, periodFrom, periodTo, amount, committedAmount, createdAt, updatedAt; `-` before descending ones':
    'До 3 из id, code, name, periodFrom, periodTo, amount, committedAmount, createdAt, updatedAt; `-` перед полями по убыванию',
  'At least 2 characters, looked for in code, name, department_name, project_name':
    'Не короче 2 знаков; ищется в code, name, department_name, project_name',
  'Create a budget': 'Создать бюджет',
  'Two budgets of one code never overlap in time. Requisitions that are there already begin to draw on it within seconds: those of its code, or of its department where they name no budget, whose due date it holds.':
    'Периоды двух бюджетов с одним кодом не пересекаются. Заявки, которые уже есть, начинают расходовать новый бюджет за несколько секунд: с его кодом, а без бюджета — его подразделения, если срок поставки попадает в период.',
  'Code. What requisitions name as `budgetCode`; one budget at a time has it, whatever the case.':
    'Код. Его указывают заявки в `budgetCode`; в один день код есть только у одного бюджета, регистр не важен.',
  Amount: 'Сумма',
  'Department. Its requisitions without a code draw on this budget.':
    'Подразделение. Заявки подразделения без кода расходуют этот бюджет.',
  Project: 'Проект',
  "Currency. The company's unless given; fixed once it is drawn on.":
    'Валюта. По умолчанию валюта компании; не меняется, когда бюджет уже расходуют.',
  'When it is overrun. `warn` unless given; `approve` needs a responsible person.':
    'При превышении. По умолчанию `warn`; для `approve` нужен ответственный.',
  'Tell of use from. The responsible person hears of each of these shares once, and always of an overrun; 80 percent unless given.':
    'Сообщать, когда использовано. Ответственный узнаёт о каждой из этих долей один раз, а о превышении — всегда; по умолчанию 80 процентов.',
  Responsible: 'Ответственный',
  'Get a budget': 'Получить бюджет',
  'With what is committed, invoiced and paid of it, and what is left.':
    'Вместе с обязательствами, счетами, оплатами и остатком.',
  'Change a budget': 'Изменить бюджет',
  'Fields left out stay, null clears. Another code, department or period may bring it other requisitions: they are counted anew within seconds. The currency stays once something draws on the budget. An amount below what is committed is taken: the budget is overrun then.':
    'Непереданные поля сохраняются, null очищает. Если изменились код, подразделение или период, к бюджету могут отойти другие заявки: расход пересчитается за несколько секунд. Валюта бюджета, который уже расходуют, не меняется. Сумму можно задать и меньше обязательств: тогда бюджет превышен.',
  'Delete a budget': 'Удалить бюджет',
  'Only one that nothing has drawn on, without files and comments; any other is closed instead.':
    'Удаляется только бюджет, который ещё не расходовали, без файлов и комментариев; любой другой закрывают.',
  'Close a budget': 'Закрыть бюджет',
  'Nothing more is committed to it; what was committed is still invoiced and paid. Closing again changes nothing.':
    'Новые обязательства закрытый бюджет не принимает; по прежним счета и оплаты учитываются. Повторное закрытие ничего не меняет.',
  'List what takes of a budget': 'Из чего сложился расход бюджета',
  'One figure of a kind for each requisition and invoice, as it stands now; the figures of the budget are their sums. The last to change come first.':
    'По одной сумме каждого вида на заявку и счёт, как они есть сейчас; показатели бюджета — их суммы. Сначала изменённые последними.',
  'Up to 3 of amount, createdAt, updatedAt; `-` before descending ones':
    'До 3 из amount, createdAt, updatedAt; `-` перед полями по убыванию',
  'Budget: explain a figure': 'Бюджет: как получилась цифра',
  'What a computed figure was made of: values that were read, each with its record, and the formulas that make the figure of them, to the last digit. Who may not see the figure, or what it is made of, is refused.':
    'Из чего получен показатель: прочитанные значения, каждое со своей записью, и формулы, по которым из них получается цифра, до последнего знака. Кто не вправе видеть показатель или его составляющие, получит отказ.',
  'Figure, by its place in the record': 'Показатель, по его месту в записи',
  'Reopen a budget': 'Открыть бюджет снова',
  'One that was closed. Opening again changes nothing.':
    'Открывает закрытый бюджет. Повторное открытие ничего не меняет.',
  'List transfers of a budget': 'Перемещения бюджета',
  'Money that came to it and money that went from it, the newest first.':
    'Что пришло в бюджет и что из него ушло, сначала новые.',
  'Up to 3 of amount, createdAt; `-` before descending ones': 'До 3 из amount, createdAt; `-` перед полями по убыванию',
  'Move money to another budget': 'Переместить средства в другой бюджет',
  'From this budget to `toBudgetId`, both active and of one currency, and no more than is available here. Both budgets tell of it in their history. A transfer never changes: what was moved wrongly is moved back.':
    'Из этого бюджета в `toBudgetId`: оба действуют и ведутся в одной валюте, а сумма не больше доступной здесь. Перемещение видно в истории обоих бюджетов и не меняется: ошибочное возвращают обратным.',
  'To the budget': 'В бюджет',
  Reason: 'Причина',
  'List catalog items': 'Список позиций каталога',
  'Up to 3 of id, sku, name, brand, currentCostPrice, createdAt, updatedAt; `-` before descending ones':
    'До 3 из id, sku, name, brand, currentCostPrice, createdAt, updatedAt; `-` перед полями по убыванию',
  'At least 2 characters, looked for in name, article, article of the manufacturer, barcode, brand, manufacturer, articles of suppliers, and their names and taxpayer numbers. Words in any order and form, their beginnings and parts; one typo apart where nothing else is found. Without `sort` the most relevant come first.':
    'Не короче 2 знаков; ищется в name, article, article of the manufacturer, barcode, brand, manufacturer, articles of suppliers, and their names and taxpayer numbers. Words in any order and form, their beginnings and parts; one typo apart where nothing else is found. Without `sort` the most relevant come first.',
  'Items of this category and of all below it': 'Позиции этой категории и всех вложенных',
  'Create a catalog item': 'Создать позицию каталога',
  'Only the name is required. A planned cost makes the current cost until a purchase is known. `initialStock` of a product makes its first movements. `warnings` names items that may be the same thing: an equal article, article of the manufacturer or barcode, or a name much alike in the same unit. Nothing is merged by itself.':
    'Обязательно только название. Плановая себестоимость считается текущей, пока не известна ни одна закупка. `initialStock` товара создаёт его первые движения. В `warnings` названы позиции, которые могут оказаться тем же самым: с тем же артикулом, артикулом изготовителя или штрихкодом либо с очень похожим названием в той же единице. Само по себе ничего не объединяется.',
  Type: 'Тип',
  Article: 'Артикул',
  Brand: 'Марка',
  Manufacturer: 'Производитель',
  "Manufacturer's article": 'Артикул производителя',
  Description: 'Описание',
  'Barcode. GTIN of 8, 12, 13 or 14 digits with its check digit.':
    'Штрихкод. GTIN из 8, 12, 13 или 14 цифр с контрольной цифрой.',
  'OKPD2 code': 'Код ОКПД2',
  'Customs code': 'Код ТН ВЭД',
  'Country of origin': 'Страна происхождения',
  Category: 'Категория',
  'Base unit. Code of OKEI: stock, prices and comparisons are counted in it.':
    'Единица учёта. Код ОКЕИ: в ней считаются остатки, цены и сравнения.',
  'VAT rate': 'Ставка НДС',
  'Smallest order': 'Минимальный заказ',
  'In a package': 'В упаковке',
  'Lead time, days': 'Срок поставки, дней',
  'Weight, kg': 'Масса, кг',
  'Volume, m³': 'Объём, м³',
  'Allowed over-receipt, %': 'Допуск сверх заказа, %',
  'Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`.':
    'Дополнительные поля. По ключам, которые заданы в портале для таких записей, например `{"hazard_class": "3"}`.',
  'Other units of the item; the list is replaced whole': 'Другие единицы позиции; список заменяется целиком',
  "Planned cost; in the company's currency unless another is given. Stands until a file or an active supplier price list says otherwise; `/pinned-cost` holds a cost against them.":
    'Плановая себестоимость; в валюте компании, если не указана другая. Действует, пока файл или действующий прайс-лист поставщика не скажет иного; `/pinned-cost` закрепляет стоимость вопреки им.',
  'What lies in the warehouses already; products only': 'Что уже лежит на складах; только для товаров',
  'List categories': 'Список категорий',
  'Page by page, with filters. `parentId[isNull]=true` gives the roots; the whole tree at once is `/tree`.':
    'Страницами, с фильтрами. `parentId[isNull]=true` возвращает корневые; всё дерево сразу — по адресу `/tree`.',
  'Up to 3 of id, name, code, position, createdAt, updatedAt; `-` before descending ones':
    'До 3 из id, name, code, position, createdAt, updatedAt; `-` перед полями по убыванию',
  'At least 2 characters, looked for in name, code': 'Не короче 2 знаков; ищется в name, code',
  'Create a category': 'Создать категорию',
  'Without a parent it is a root. Names are unique under one parent, whatever the case of letters; the tree is at most 8 levels deep.':
    'Без родителя — корневая. Имена внутри одной категории не повторяются, как бы ни различался регистр букв; в дереве не больше 8 уровней.',
  'Category above; a root has none': 'Вышестоящая категория; у корневой её нет',
  'Code, such as that of a classifier': 'Код, например по классификатору',
  'Place among its siblings; equal ones stand by name': 'Место среди соседних категорий; при равенстве — по названию',
  'The whole tree of categories': 'Всё дерево категорий',
  'Every active category in the order it is shown: a category, then all below it, siblings by position and name. `depth` says how far to indent.':
    'Все действующие категории в порядке показа: категория, затем всё под ней; соседние — по порядку и имени. `depth` — глубина отступа.',
  'Get a category': 'Получить категорию',
  'Rename or move a category': 'Переименовать или перенести категорию',
  'Fields left out stay. A new `parentId` moves the category with all below it; null makes it a root. It cannot stand inside itself.':
    'Поля, которых нет в запросе, остаются. Новый `parentId` переносит категорию вместе со всем, что под ней; null делает её корневой. Внутрь самой себя перенести нельзя.',
  'Archive a category': 'Перенести категорию в архив',
  'Only an empty one: without active items and categories in it. With `moveTo` they are moved there first, up to 1000 of them, each with its event. Archiving again changes nothing.':
    'Только пустую: без действующих позиций и категорий внутри. С `moveTo` они сначала переносятся туда, до 1000 штук, о каждой приходит событие. Повторный перенос в архив ничего не меняет.',
  'Category that takes in what is in this one': 'Категория, которая примет содержимое этой',
  'Restore a category': 'Вернуть категорию из архива',
  'Into the place it had: the category above must be active, and its name free there.':
    'На прежнее место: категория выше должна быть действующей, а имя в ней — свободным.',
  'List the targets of a mapping': 'Поля для сопоставления',
  "Every column an import knows, the portal's own fields too, in the order of the template. Files of requisition lines also fill custom fields of their catalog items, `catalogItem.custom.<key>`, for those who may change the catalog (`catalog.update`, of keys `catalog.write`).":
    'Все столбцы, которые понимает импорт, включая дополнительные поля портала, в порядке шаблона. Файлы строк заявки заполняют и дополнительные поля позиций каталога, `catalogItem.custom.<key>`, — у тех, кому можно изменять каталог (`catalog.update`, для ключей `catalog.write`).',
  'Export records to a file': 'Выгрузить записи в файл',
  'The current list by its own filters, or the records named, all of which must be there. At most 100 000 rows. A file that comes back unchanged changes nothing: its hidden service code names each record and the version it was exported at. It has every column of the template that tells of the rows themselves, so new ones can be added to it; what counts for new records alone is left blank.':
    'Текущий список по его же фильтрам или указанные записи, которые все должны существовать. Не больше 100 000 строк. Файл, вернувшийся без изменений, ничего не меняет: скрытый служебный код называет запись и версию, с которой она выгружена. В файле есть все столбцы шаблона о самих строках, поэтому в него можно добавлять новые строки; столбцы, которые учитываются только для новых записей, остаются пустыми.',
  'Query parameters of the list: filters, `search`, `sort`, `includeArchived`':
    'Параметры запроса списка: фильтры, `search`, `sort`, `includeArchived`',
  'Only these records': 'Только эти записи',
  'Upload a file to import': 'Загрузить файл для импорта',
  'XLSX, ODS, CSV or TSV of at most 200 000 rows. The answer comes at once with status `parsing`; poll the import until its preview is ready. Nothing is written to the portal before the preview is applied. Everything expires after 24 hours.':
    'XLSX, ODS, CSV или TSV, не больше 200 000 строк. Ответ приходит сразу со статусом `parsing`; опрашивайте импорт, пока не будет готов предпросмотр. Пока предпросмотр не применён, в портал ничего не записывается. Через 24 часа всё удаляется.',
  'File. At most 32 MiB.': 'Файл. Не больше 32 МиБ.',
  '`upsert` unless given': 'Если не указано, `upsert`',
  'Get an import': 'Получить импорт',
  'Its state, its columns and their mapping, and how many rows were read and written so far; a page may poll it.':
    'Состояние, столбцы и их сопоставление, сколько строк прочитано и записано; страница может опрашивать этот адрес.',
  'Apply an import': 'Применить импорт',
  'Writes the rows of the preview in one transaction: the status is `applying` until it is done, while `counts.applied` of the import grows, then `applied`, or `partially_applied` when rows had errors or their records were changed by someone since the preview. With `onError: "abort"` one such row leaves everything unwritten and the preview as it was. An import is applied once; one whose errors leave nothing to write is refused with the rule `rows_with_errors`, so that its preview can be mended.':
    'Записывает строки предпросмотра в одной транзакции: пока идёт запись, статус `applying` и растёт `counts.applied`, затем `applied` или `partially_applied`, если в строках были ошибки или их записи кто-то изменил после предпросмотра. С `onError: "abort"` одна такая строка оставляет всё незаписанным, а предпросмотр прежним. Импорт применяется один раз; если из-за ошибок записывать нечего, приходит отказ по правилу `rows_with_errors`, и предпросмотр можно исправить.',
  'Only these rows': 'Только эти строки',
  'What one row that cannot be written does; `skip` unless given, `abort` where the mode is `replace`':
    'Что делает одна строка, которую нельзя записать; по умолчанию `skip`, при режиме `replace` — `abort`',
  'Download rows with errors': 'Скачать строки с ошибками',
  'Rows as they stood in the file, behind two columns: the number of the row and what is wrong with it.':
    'Строки в том виде, в каком они были в файле, после двух столбцов: номер строки и что в ней не так.',
  'Recompute the preview of an import': 'Пересчитать предпросмотр импорта',
  'A new mapping, mode or parameters read the file again: the status is `parsing` until the new preview is ready, and the mapping is remembered for files with the same headings in any order. Decisions about single rows, and cells written anew, hold at once.':
    'После смены сопоставления, режима или параметров файл читается заново: статус остаётся `parsing`, пока не готов новый предпросмотр, а сопоставление запоминается для файлов с такими же заголовками в любом порядке. Решения по отдельным строкам и исправленные ячейки действуют сразу.',
  'Mapping: column of the file → target': 'Сопоставление: столбец файла → поле',
  Parameters: 'Параметры',
  Mode: 'Режим',
  'Decisions about single rows': 'Решения по отдельным строкам',
  'Cells to be read as if the file held these': 'Ячейки, которые читаются так, будто в файле стоят эти значения',
  'List rows of a preview': 'Строки предпросмотра импорта',
  'In the order of the file, the same rows that `counts` counts. Pages lead forwards alone.':
    'В порядке файла, те же строки, что считает `counts`. Страницы ведут только вперёд.',
  'Only rows of this kind': 'Только строки этого вида',
  'Position to continue from, the value of `page.nextCursor`': 'Откуда продолжить, из `page.nextCursor`',
  'Page size, 50 by default; more than 200 is lowered to 200':
    'Сколько строк; если не указано, 50; большее снижается до 200',
  'Get the import template': 'Получить шаблон импорта',
  "Every column an import knows, the portal's own fields too, and the service code in a hidden column.":
    'Все столбцы, которые понимает импорт, включая дополнительные поля портала, и служебный код в скрытом столбце.',
  'Get the card of a catalog item': 'Карточка позиции каталога',
  'The item with its suppliers, its newest prices and its stock. Prices need `catalog.cost_read`; `stock` is null for services, and for people without `stock.read`.':
    'Позиция с поставщиками, последними ценами и остатками. Для цен нужно право `catalog.cost_read`; `stock` равен null у услуг и для тех, у кого нет права `stock.read`.',
  'Change a catalog item': 'Изменить позицию каталога',
  'Fields left out stay, null clears. A change that changes nothing makes no event and no new version. `type` stays once stock has moved, `baseUom` once stock or a price is counted in it.':
    'Поля, которых нет в запросе, остаются, null очищает. Если ничего не изменилось, нет ни события, ни новой версии. `type` не меняется после первого движения по складу, `baseUom` — когда в ней уже учтены остатки или цены.',
  'Archive a catalog item': 'Перенести позицию в архив',
  'The item stays readable by its identifier and can be restored. An item with stock or reserves stays, and so does one that an open requisition has decided to buy. Archiving it again changes nothing.':
    'Позиция читается по идентификатору, и её можно вернуть. Позицию с остатком или резервом, а также выбранную к закупке в открытой заявке в архив не перенести. Повторный перенос в архив ничего не меняет.',
  'Merge a duplicate into another item': 'Объединить дубль с другой позицией',
  'The duplicate is archived and names the item that stays; outside identifiers, supplier links, prices, stock and its movements go over to that one. An outside system or supplier the other item knows already stays with the duplicate. Both must be of one type and base unit. Unmerging puts everything back. Answers the item that stays; merging the same two again changes nothing.':
    'Дубль уходит в архив и указывает на позицию, которая остаётся; к ней переходят внешние идентификаторы, связи с поставщиками, цены, остатки и движения. Внешняя система или поставщик, которые у неё уже есть, остаются за дублем. Тип и базовая единица у обеих должны совпадать. Отмена объединения возвращает всё на место. В ответе — оставшаяся позиция; повторное объединение тех же двух ничего не меняет.',
  'Item that stays': 'Позиция, которая остаётся',
  'Pin the cost of an item': 'Закрепить себестоимость позиции',
  'A pinned cost is the current cost, whatever receipts, invoices and price lists say, until it is unpinned.':
    'Закреплённая себестоимость считается текущей, что бы ни говорили приёмки, счета и прайс-листы, пока её не открепят.',
  'Price per base unit': 'Цена за базовую единицу',
  "Currency; the company's own unless given": 'Валюта; если не указана, валюта компании',
  'Unpin the cost of an item': 'Снять закреплённую себестоимость',
  'The current cost follows its sources again. Where nothing is pinned, nothing changes.':
    'Текущая себестоимость снова следует своим источникам. Если ничего не закреплено, ничего не меняется.',
  'List the prices an item has had': 'История цен позиции',
  'Every price ever recorded, of every source, newest first; withdrawn ones too.':
    'Все известные цены из всех источников, сначала новые, включая отозванные.',
  'Up to 3 of id, effectiveAt, recordedAt; `-` before descending ones':
    'До 3 из id, effectiveAt, recordedAt; `-` перед полями по убыванию',
  'Restore a catalog item': 'Вернуть позицию из архива',
  'Its article must be free and its category active. What was merged into another item comes back by unmerging.':
    'Артикул должен быть свободен, а категория — действующей. Позиция, объединённая с другой, возвращается отменой объединения.',
  'Link an item to a supplier': 'Связать позицию с поставщиком',
  'A link made by hand, with the price that is known; made again, it is replaced (200). Exactly one of `supplierId` and `counterpartyId` names the supplier; a counterparty that is no supplier yet becomes one, and `warnings` says so.':
    'Связь, установленная вручную, с известной ценой; повторный вызов заменяет её (200). Поставщика задаёт ровно одно из полей `supplierId` и `counterpartyId`; контрагент, который ещё не был поставщиком, становится им, о чём сообщает `warnings`.',
  Supplier: 'Поставщик',
  Counterparty: 'Контрагент',
  'Price, per base unit': 'Цена за базовую единицу',
  "Currency of the price; the company's own unless given": 'Валюта цены; если не указана, валюта компании',
  'Remove a manual link to a supplier': 'Убрать ручную связь с поставщиком',
  'Removes what a person has set. What is known from price lists, quotes, invoices and receipts stays, as does the history.':
    'Убирает то, что указал человек. Известное из прайс-листов, предложений, счетов и приёмок остаётся, как и история.',
  'Take a merge back': 'Отменить объединение',
  'Restores the merged item and gives it back exactly what went over. Refused with the rule `unmerge_impossible` when that has changed since: stock was moved or reserved where both lay, or an outside identifier was linked elsewhere. Answers the restored item.':
    'Восстанавливает объединённую позицию и возвращает ей ровно то, что перешло. Отказ по правилу `unmerge_impossible`, если это с тех пор изменилось: остаток двигали или резервировали там, где лежали обе, или внешний идентификатор перенесли. В ответе — восстановленная позиция.',
  'Stock of several catalog items': 'Остатки нескольких позиций каталога',
  'What there is of each in all warehouses together, in its base unit: what a page of a list shows beside its items. Services and items that are not there are left out.':
    'Сколько каждой позиции есть на всех складах вместе, в её базовой единице: то, что страница списка показывает рядом с позициями. Услуги и ненайденные позиции пропускаются.',
  'Catalog items, comma separated, at most 200': 'Позиции каталога через запятую, не больше 200',
  'List stock movements of a catalog item': 'Движения позиции каталога',
  'The newest first, as they happened; `seq` tells the order in which they were recorded.':
    'Сначала новые, по времени движения; `seq` — порядок, в котором их записали.',
  'Up to 3 of seq, occurredAt, createdAt; `-` before descending ones':
    'До 3 из seq, occurredAt, createdAt; `-` перед полями по убыванию',
  'Adjust the stock of a catalog item': 'Скорректировать остаток позиции каталога',
  'Exactly one of `quantityDelta` and `countedQuantity`. A moment in the past puts the movement into its place: what it takes away must have lain there ever since, or the rule `insufficient_stock` refuses it. A count of the past is compared with what lay there then. Stock that grows moves the average cost, stock that shrinks leaves at it. What is reserved is not written off (`stock_reserved`), unless `takesReserved` says so; what a stock-taking finds to be gone is gone, and people who reserved it are told.':
    'Указывается ровно одно: `quantityDelta` или `countedQuantity`. Дата в прошлом ставит движение на своё место: списываемое количество должно было лежать там всё время с тех пор, иначе действует правило `insufficient_stock`. Пересчёт за прошлую дату сравнивается с остатком на неё. Приход меняет среднюю себестоимость, расход идёт по ней. Зарезервированное не списывается (`stock_reserved`), если не указать `takesReserved`; недостача по инвентаризации списывается всегда, и тем, кто резервировал, об этом сообщается.',
  Warehouse: 'Склад',
  'How much more there is, or less: signed': 'На сколько больше или меньше: со знаком',
  'How much was counted; the difference becomes the movement': 'Сколько насчитано; движением станет разница',
  'Cost of a unit that came in; left out, the average stays':
    'Себестоимость поступившей единицы; если не указана, средняя не меняется',
  'Comment; needed with the reason `other`': 'Комментарий; обязателен при причине `other`',
  'When it happened, if not now': 'Когда произошло, если не сейчас',
  'What is reserved for others may be taken; needs `stock.reserve`':
    'Можно взять зарезервированное для других; нужно право `stock.reserve`',
  'Issue a catalog item from a warehouse': 'Выдать позицию со склада',
  'Goods that a department, a site or a person takes for use: they leave at the average cost. A moment in the past puts the movement into its place; what it takes away must have lain there ever since. No more leaves than is there, unless the company allows it, and nothing of what is reserved (`stock_reserved`) unless `takesReserved` says so. A mistake is reversed.':
    'Товар, который подразделение, объект или сотрудник забирает в работу: он списывается по средней себестоимости. Момент в прошлом ставит движение на своё место; то, что оно забирает, должно было лежать на складе всё это время. Выдать больше, чем есть, нельзя, если компания этого не разрешила, а зарезервированное (`stock_reserved`) — если не указать `takesReserved`. Ошибка отменяется сторно.',
  'Quantity in the base unit': 'Количество в базовой единице',
  'To whom: a department, a site, a person': 'Кому: подразделение, объект, сотрудник',
  'What for': 'Для чего',
  'Move a catalog item between warehouses': 'Переместить позицию между складами',
  'Two movements that share their source: the goods come in at the average cost they left at. What is reserved stays (`stock_reserved`), unless `takesReserved` says so.':
    'Два движения с общим источником: товар приходит по той средней себестоимости, по которой ушёл. Зарезервированное остаётся (`stock_reserved`), если не указать `takesReserved`.',
  'Warehouse it leaves': 'Склад-отправитель',
  'Warehouse it comes to': 'Склад-получатель',
  'Take a stock movement back': 'Отменить движение товара',
  'Makes the opposite movement, now; both sides of a transfer go back together. A movement is taken back once, a reversal never, and what a receipt brought, or a reservation gave out, by taking the receipt or the issue of the reservation back. What had left comes in again at the cost it left at.':
    'Создаёт встречное движение текущим временем; обе стороны перемещения отменяются вместе. Движение отменяется один раз, отмена не отменяется, приход по приёмке отменяется вместе с приёмкой, а выдача по резерву — через резерв. Списанное возвращается по той себестоимости, по которой ушло.',
  'Stock of a catalog item': 'Остатки позиции каталога',
  'What lies in every warehouse, in the base unit of the item. A service has no stock.':
    'Что лежит на каждом складе, в базовой единице позиции. У услуги остатков нет.',
  'Stock: explain the average cost': 'Остатки: как получилась средняя себестоимость',
  'The average cost in one warehouse: the last movement that tells an average by itself, and what came in since, in the order of recording. Where items were merged the averages were mixed, and `agrees` may be false.':
    'Средняя себестоимость на одном складе: последнее движение, по которому средняя известна, и поступления после него, в порядке записи. Если позиции объединяли, средние смешаны, и `agrees` может быть false.',
  'Figure of a warehouse': 'Показатель склада',
  'List the comments on a record': 'Комментарии к записи',
  'The newest first; `sort=id` begins with the oldest. Deleted ones stay in their places without their texts.':
    'Сначала новые; с `sort=id` — с самого старого. Удалённые остаются на своих местах без текста.',
  'The record': 'Запись',
  'Up to 3 of id, createdAt, updatedAt; `-` before descending ones':
    'До 3 из id, createdAt, updatedAt; `-` перед полями по убыванию',
  'Comment on a record': 'Написать комментарий к записи',
  'Whoever may read the record may comment on it. The author, and those the comment mentions, follow the record from then on. Suppliers, customers and drivers never see comments.':
    'Комментировать может каждый, кто видит запись. Автор и все упомянутые с этого момента следят за записью. Поставщики, заказчики и водители комментариев никогда не видят.',
  Text: 'Текст',
  'People it mentions: they hear of it. Each works in the portal and may read the record.':
    'Кого упоминает: они об этом узнают. Каждый работает в портале и может открыть запись.',
  'See who follows a record': 'Кто следит за записью',
  'Those who hear of each comment: who created the record, who commented on it or was mentioned, and who asked for it. Also how many comments there are.':
    'Кто узнаёт о каждом комментарии: создатель записи, авторы комментариев, упомянутые и те, кто подписался сам. И сколько комментариев всего.',
  'Follow a record': 'Следить за записью',
  'The caller hears of each comment on it. Following again changes nothing.':
    'Вы узнаёте о каждом комментарии к записи. Повтор ничего не меняет.',
  'Stop following a record': 'Не следить за записью',
  'The caller hears of no comment on it but those that mention him, until he comments on it or follows it again.':
    'Вы узнаёте только о комментариях, где вас упомянули, пока сами не напишете комментарий или не начнёте следить снова.',
  'Get a comment': 'Получить комментарий',
  'Edit a comment': 'Изменить комментарий',
  'Its author alone. `editedAt` tells everybody that it was edited; what it said before is kept, and read by whoever reads it.':
    'Только автор. `editedAt` показывает всем, что текст изменён; прежний текст хранится, и его читает каждый, кто читает комментарий.',
  'Delete a comment': 'Удалить комментарий',
  'Its author, or whoever may change the settings of the company. It stays in its place without its texts and its files. Deleting again changes nothing.':
    'Автор или тот, кто управляет настройками компании. Комментарий остаётся на своём месте без текстов и файлов. Повторное удаление ничего не меняет.',
  'See what a comment said before': 'Прежние тексты комментария',
  'What it said before each edit, the last first. A deleted comment keeps nothing of it.':
    'Что в нём было до каждого изменения, последнее сверху. От удалённого комментария не остаётся ничего.',
  'List commercial proposals': 'Список коммерческих предложений',
  'Up to 3 of id, number, title, validUntil, totalAmount, sentAt, createdAt, updatedAt; `-` before descending ones':
    'До 3 из id, number, title, validUntil, totalAmount, sentAt, createdAt, updatedAt; `-` перед полями по убыванию',
  'At least 2 characters, looked for in number, title': 'Не короче 2 знаков; ищется в number, title',
  'Only those that wait for approval and that the caller may approve':
    'Только те, что ждут согласования и которые может согласовать вызывающий',
  'Create a commercial proposal': 'Создать коммерческое предложение',
  'A draft. With `procurementId` and no `rows` its rows are what was accepted from suppliers for the requisition, at what it costs there and with `markupPercent` of it on top; with `priceListId` and no `rows` they are those of the price list, at its prices. By `cost_plus` a price is cost, markup, share of the expenses and commission; in the other modes it is entered, and the markup follows. An agent sells goods at cost, and the commission stands beside them. A counterparty that is no customer yet becomes one.':
    'Черновик. Если указан `procurementId` без `rows`, строки берутся из принятых решений по заявке, по себестоимости и с наценкой `markupPercent`; если указан `priceListId` без `rows` — из прайс-листа, по его ценам. В режиме `cost_plus` цена складывается из себестоимости, наценки, доли расходов и комиссии; в остальных цена вводится, а наценка получается. По агентской схеме товар идёт по себестоимости, а комиссия показывается отдельно. Контрагенту, который ещё не заказчик, добавляется эта роль.',
  Title: 'Название',
  Customer: 'Покупатель',
  'Contact of the customer': 'Контактное лицо заказчика',
  Requisition: 'Заявка',
  'Who sells. The default seller profile unless given.':
    'Кто продаёт. Основной профиль продавца, если не указан другой.',
  Currency: 'Валюта',
  'Valid until': 'Действует до',
  'VAT in the prices': 'НДС в ценах',
  'Words before the rows': 'Вступление',
  Terms: 'Условия',
  'Whose it is': 'Ответственный',
  'How prices are made': 'Как получены цены',
  'What is sold': 'Схема продажи',
  'How the commission is counted': 'Как считается комиссия',
  'Commission, percent': 'Комиссия, процент',
  'Commission, sum': 'Комиссия, сумма',
  'Expenses, the whole list': 'Расходы целиком',
  'Rows, the whole list': 'Строки целиком',
  'Price list to take the rows from': 'Прайс-лист, из которого взять строки',
  'Markup, percent. From −100. In modes of entered prices, and where the markup is given as a sum, it follows from the rest.':
    'Наценка, процент. От −100. Если вводятся цены или наценка задана суммой, получается из остального.',
  'Commercial proposal: export many': 'Коммерческое предложение: выгрузить несколько',
  'Up to 200 records as files in one ZIP. All of them and the template are found before the first byte; then each is made while the archive is sent. Of files with the same name the later have a number.':
    'До 200 записей файлами в одном ZIP. Все записи и шаблон находятся до первого байта, затем файлы создаются один за другим, пока архив передаётся. Файлы с одинаковым именем получают номер.',
  Records: 'Записи',
  'Format of the file': 'Формат файла',
  'Template; the default unless given': 'Шаблон; если не указан, основной',
  'Without anything internal': 'Без внутренних данных',
  'Get a commercial proposal': 'Получить коммерческое предложение',
  'With its rows, its expenses, and where the caller may move it now. Costs, markups, suppliers and profit need `margins.read`.':
    'Со строками, расходами и переходами, доступными сейчас вызывающему. Себестоимость, наценка, поставщики и прибыль видны с правом `margins.read`.',
  'Change a commercial proposal': 'Изменить коммерческое предложение',
  'Fields left out stay, null clears. `rows` and `expenses` are whole lists: those with an `id` stay, others are new, those not named go. All amounts are counted anew. A change of what was approved, or waits for it, makes it a draft again; of whom it belongs to and of custom fields, not. What was sent does not change until it is taken back to work (`proposal_frozen`), but for a later `validUntil`: one that has expired goes on with it. Costs and markups of rows that the caller may not see stay as they are.':
    'Неуказанные поля остаются, null очищает. `rows` и `expenses` передаются целиком: с `id` остаются, без него новые, неназванные уходят. Все суммы считаются заново. Изменение содержания согласованного или ждущего согласования предложения возвращает его в черновик; смена ответственного и своих полей — нет. Отправленное не меняется, пока его не вернут в работу (`proposal_frozen`), кроме более позднего `validUntil`: с ним истёкшее снова действует. Себестоимость и наценка строк, которых вызывающий не видит, остаются прежними.',
  'Delete a commercial proposal': 'Удалить коммерческое предложение',
  'A draft and a rejected proposal are deleted, unless they hold files or comments, or were sent before; any other is archived, and the links that were sent no longer show it. One that an invoice was made of stays (`converted`). Archiving again changes nothing.':
    'Черновик и отклонённое предложение удаляются, если в них нет файлов и комментариев и их раньше не отправляли; остальные переносятся в архив, и отправленные ссылки их больше не показывают. Предложение, по которому создан счёт, остаётся (`converted`). Повторный перенос в архив ничего не меняет.',
  'Approve a commercial proposal': 'Согласовать коммерческое предложение',
  'One that waits for approval. Where a route says who approves, each of those whom its open step waits for; until the last of them the proposal keeps its status, and `approval` says what it waits for. Where the company says that nobody approves their own, neither who made it nor who sent it for approval may.':
    'Предложение, ждущее согласования. Если согласующих определяет маршрут — каждый, кого ждёт открытый шаг; до последнего из них предложение сохраняет статус, а `approval` показывает, кого ждут. Если в компании никто не согласует своё, этого не может сделать ни создавший, ни отправивший на согласование.',
  'Comment, kept with the decision of a step': 'Комментарий, хранится с решением шага',
  'Make a sales invoice of a commercial proposal': 'Создать исходящий счёт из коммерческого предложения',
  'Once, of one that was approved, sent or accepted: a draft with its rows, prices, costs, groups and terms, named in `salesInvoiceId`; the fee of an agent is a row of it. Again it is refused with `already_converted` and the `salesInvoiceId` there is. Where the invoice is deleted, voided or cancelled, the proposal is what it was before and may be converted again. Groups named after suppliers stay with the proposal.':
    'Один раз, из согласованного, отправленного или принятого: черновик счёта со строками, ценами, себестоимостью, группами и условиями, его называет `salesInvoiceId`; вознаграждение агента становится строкой. Повтор отклоняется с `already_converted` и имеющимся `salesInvoiceId`. Если счёт удалить, аннулировать или отменить, предложение вернётся в прежний статус и по нему можно создать другой счёт. Группы по поставщикам остаются в предложении.',
  'Commercial proposal: explain a figure': 'Коммерческое предложение: как получилась цифра',
  'Line, for figures of lines': 'Строка, для показателей строк',
  'Commercial proposal: export': 'Коммерческое предложение: выгрузить в файл',
  'The record as a file, by the default template of its kind or the one named; `export-options` lists them. A Word file makes `docx` alone; where it is the default, other formats are made by the built-in layout. What the caller may not see stays empty; with `forCustomer` costs, margins and suppliers stay empty whatever the caller may see.':
    'Запись в виде файла по основному шаблону её вида или по указанному; список даёт `export-options`. По файлу Word создаётся только `docx`; если основной шаблон — файл Word, остальные форматы создаются по встроенному макету. То, что не положено видеть, остаётся пустым; с `forCustomer` себестоимость, маржа и поставщики пусты при любых правах.',
  'Format; `docx` unless given': 'Формат; если не указан, `docx`',
  'Reject a commercial proposal': 'Отклонить коммерческое предложение',
  'One that waits for approval, by a route only those whom its open step waits for; the `reason` stays with it until its content changes or it is sent for approval again.':
    'Предложение, которое ждёт согласования; по маршруту — только те, кого ждёт открытый шаг. `reason` остаётся с ним, пока не изменится содержание или его не отправят на согласование снова.',
  'Restore a commercial proposal': 'Вернуть коммерческое предложение из архива',
  'As a draft: what was approved, sent or answered has to be so again. One that is not archived stays as it is.':
    'Возвращается черновиком: согласовать, отправить и получить ответ нужно заново. Предложение не из архива остаётся как было.',
  'Send a commercial proposal to its customer': 'Отправить коммерческое предложение заказчику',
  'One that was approved, or a draft where the company asks for no approval, valid today or longer. It is printed for the customer as PDF and as a Word file, by the default template or by `templateId`, a layout of blocks of this kind; both stay among its files. By `email` a letter with the link and the PDF goes to each of `to`; by `link` nothing leaves, and the link is to be passed on. One that was sent may be sent again: each time is kept in `sendings` with a link of its own. The same within a minute is the same click and changes nothing.':
    'Согласованное или черновик, если компания не требует согласования, действующее сегодня или дольше. Предложение печатается для заказчика в PDF и Word по основному шаблону или по `templateId` — макету из блоков для этого вида документа; файлы остаются в нём. По `email` каждому из `to` уходит письмо со ссылкой и PDF; по `link` ничего не уходит, ссылку передают сами. Отправленное можно отправить ещё раз: каждая отправка хранится в `sendings` со своей ссылкой. Та же отправка в течение минуты считается тем же нажатием и ничего не меняет.',
  'How it is sent': 'Как отправить',
  'To whom; the contact of the proposal, or its customer, unless given':
    'Кому; если не указано — контакту из предложения или заказчику',
  'Subject of the letter': 'Тема письма',
  Message: 'Сообщение',
  "Get a customer's link": 'Получить ссылку заказчика',
  'The link of one sending, to be passed on in another way. Whoever has it answers in the name of the customer. Once the proposal was taken back, it says no more than that.':
    'Ссылка одной отправки, чтобы передать её иначе. Кто её откроет, отвечает от имени заказчика. Когда предложение возвращено в работу, ссылка сообщает только об этом.',
  'Change the status of a commercial proposal': 'Сменить статус коммерческого предложения',
  'What the customer said otherwise than by the link: `accepted`, or `declined` with a `reason`. `draft` recalls a proposal that waits for approval, takes one that was sent, declined or has expired back to work, and one that was accepted with a `reason`: its approval goes, and the links that were sent no longer show it. One that has expired is `sent` again with a later `validUntil`, or `approved` where it had not been sent. `from` guards against a change meanwhile; the status it has already changes nothing.':
    'Ответ заказчика, полученный не по ссылке: `accepted` или `declined` с причиной в `reason`. `draft` отзывает предложение с согласования, возвращает в работу отправленное, отклонённое заказчиком и истёкшее, а принятое — с `reason`: согласование снимается, отправленные ссылки его больше не показывают. Истёкшее снова становится `sent` с более поздним `validUntil` или `approved`, если его не отправляли. `from` защищает от изменения за это время; уже имеющийся статус ничего не меняет.',
  'Wanted status': 'Новый статус',
  'Status the caller believes in': 'Статус, который вызывающий считает текущим',
  'New last day of one that has expired': 'Новый последний день истёкшего предложения',
  'Who answered': 'Кто ответил',
  'Position of who answered': 'Должность ответившего',
  'Comment of the customer': 'Комментарий заказчика',
  'Send a commercial proposal for approval': 'Отправить коммерческое предложение на согласование',
  'A draft with a customer, rows and a total above zero.': 'Черновик с заказчиком, строками и суммой больше нуля.',
  'List contracts': 'Список договоров',
  'Up to 3 of id, number, title, date, validFrom, validTo, createdAt, updatedAt; `-` before descending ones':
    'До 3 из id, number, title, date, validFrom, validTo, createdAt, updatedAt; `-` перед полями по убыванию',
  'Create a contract': 'Создать договор',
  'A draft. Our party is the default seller profile unless another is named. One seller gives a number once on a day. An annex names the contract it belongs to in `parentId`.':
    'Черновик. Наша сторона — основной профиль продавца, если не указан другой. Один продавец даёт номер один раз за день. Приложение указывает свой договор в `parentId`.',
  Number: 'Номер',
  Kind: 'Вид',
  Date: 'Дата',
  'Our party. The default seller profile unless given.':
    'Наша сторона. Основной профиль продавца, если не указан другой.',
  'Contract that this is an annex of': 'Приложение к договору',
  'In force from. Its date unless given.': 'Действует с. Дата договора, если не указано.',
  'In force until. The last day; null is without end.': 'Действует по. Последний день; null — бессрочно.',
  'Renews itself': 'Продлевается автоматически',
  'Months of a renewal': 'Срок продления, мес.',
  'Limit, with VAT': 'Лимит с НДС',
  'Over the limit': 'При превышении лимита',
  'Terms of payment': 'Условия оплаты',
  'Days to pay in. Sales invoices under it are due so many days after they are issued.':
    'Срок оплаты, дней. Исходящие счета по договору нужно оплатить через столько дней после выставления.',
  'Contract: export many': 'Договор: выгрузить несколько',
  'Get a contract': 'Получить договор',
  'With its annexes, what stands under it, and where the caller may move it now.':
    'С приложениями, итогом документов по договору и переходами, доступными сейчас вызывающему.',
  'Change a contract': 'Изменить договор',
  'Fields left out stay, null clears. What stands in the signed paper (number, date, kind, parties, currency) changes only in a draft; the limit, the renewal, the end and the terms at any time until it has ended. What is approved, or waits for approval, becomes a draft again by a change of its content. After that a larger limit that a route is for is refused.':
    'Неуказанные поля остаются, null очищает. То, что стоит в подписанном документе (номер, дата, вид, стороны, валюта), меняется только в черновике; лимит, продление, срок и условия — пока договор не завершён. Согласованный или ждущий согласования договор при изменении содержания снова становится черновиком. После этого больший лимит, для которого есть маршрут, не принимается.',
  'Delete a draft contract': 'Удалить черновик договора',
  'A draft alone, without annexes, files and comments; any other contract is terminated instead.':
    'Удаляется только черновик без приложений, файлов и комментариев; любой другой договор расторгается.',
  'Approve a contract': 'Согласовать договор',
  'One that waits for approval, by those whom the open step of its route waits for; until the last of them the contract keeps its status, and `approval` of its card says what it waits for.':
    'Договор, ждущий согласования: решают те, кого ждёт открытый шаг маршрута; до последнего из них статус не меняется, а `approval` карточки показывает, чего договор ждёт.',
  'Contract: explain a figure': 'Договор: как получилась цифра',
  'Contract: export': 'Договор: выгрузить в файл',
  'Reject a contract': 'Отклонить договор',
  'One that waits for approval, by those whom the open step of its route waits for. The `reason` stands in `statusReason`; the contract is reworked once it is taken back to `draft`.':
    'Договор, ждущий согласования: решают те, кого ждёт открытый шаг маршрута. Причина `reason` видна в `statusReason`; дорабатывают договор, вернув его в `draft`.',
  'Change the status of a contract': 'Сменить статус договора',
  '`on_signing` sends a draft or an approved contract out; a draft that an approval route is for goes to `pending_approval` first, and is approved and rejected at addresses of its own. `draft` takes it back from there. `active` puts a signed or a suspended contract into force, which needs a last day that is not over. Suspending and terminating need a `reason`. A contract expires by itself after its last day, unless it renews itself. `from` guards against a change meanwhile; the status it has already changes nothing.':
    '`on_signing` отправляет на подписание черновик или согласованный договор; черновик, для которого есть маршрут согласования, сначала переходит в `pending_approval`, а согласуют и отклоняют его по отдельным адресам. `draft` отзывает его оттуда. `active` вводит в действие подписанный или приостановленный договор, если его срок не истёк. Для приостановки и расторжения нужна причина `reason`. После последнего дня договор завершается сам, если не продлевается автоматически. `from` защищает от изменений, сделанных тем временем; повтор текущего статуса ничего не меняет.',
  'List counterparties': 'Список контрагентов',
  '`roles=supplier,carrier` finds those with any of the roles, `roles[contains]` those with all of them.':
    '`roles=supplier,carrier` находит контрагентов с любой из ролей, `roles[contains]` — со всеми сразу.',
  'Up to 3 of shortName, createdAt, updatedAt; `-` before descending ones':
    'До 3 из shortName, createdAt, updatedAt; `-` перед полями по убыванию',
  'At least 2 characters, looked for in short and full name, INN, OGRN and foreign taxpayer number. Words in any order and form, their beginnings and parts; one typo apart where nothing else is found. Without `sort` the most relevant come first.':
    'Не короче 2 знаков; ищется в short and full name, INN, OGRN and foreign taxpayer number. Words in any order and form, their beginnings and parts; one typo apart where nothing else is found. Without `sort` the most relevant come first.',
  'Create a counterparty': 'Создать контрагента',
  'Only the short name is required. The role is `supplier` unless given; the kind is `entrepreneur` where the INN has 12 digits, `legal_entity` otherwise. The first payment requisites and the first contact become primary unless another is marked. Bank details need the permission `counterparties.bank_read`.':
    'Обязательно только краткое название. Роль по умолчанию — `supplier`; вид — `entrepreneur`, если в ИНН 12 цифр, иначе `legal_entity`. Первые платёжные реквизиты и первый контакт становятся основными, если не отмечены другие. Для банковских реквизитов нужно право `counterparties.bank_read`.',
  'Short name': 'Краткое название',
  'INN. 10 digits of a company, 12 of a person.': 'ИНН. 10 цифр у организации, 12 у физического лица.',
  KPP: 'КПП',
  'OGRN. OGRNIP of an entrepreneur.': 'ОГРН. У предпринимателя — ОГРНИП.',
  OKPO: 'ОКПО',
  'Tax number. Taxpayer number of another country.': 'Налоговый номер. Номер налогоплательщика другой страны.',
  'Tax regime': 'Налоговый режим',
  'Legal address': 'Юридический адрес',
  'Actual address': 'Фактический адрес',
  'Postal address': 'Почтовый адрес',
  Site: 'Сайт',
  'Payment requisites, the whole list': 'Платёжные реквизиты, список целиком',
  'Contacts, the whole list': 'Контактные лица, список целиком',
  'Supplier terms; the role of supplier is needed': 'Условия поставщика; нужна роль поставщика',
  'Get a counterparty': 'Получить контрагента',
  'Change a counterparty': 'Изменить контрагента',
  'Fields left out stay, null clears. `paymentRequisites` and `contacts` are replaced as a whole: an item stays by its `id`, or by the same account or the same name and numbers, any other is new, one left out goes; where the primary goes, the oldest takes its place. A role stays while there is open work in it; without the role of supplier its terms rest, and come back with the role. Bank details need the permission `counterparties.bank_read`.':
    'Поля, которых нет в запросе, остаются, null очищает. `paymentRequisites` и `contacts` заменяются целиком: элемент сохраняется по своему `id` либо по тому же счёту или тем же имени и номерам, остальные считаются новыми, неуказанные удаляются; если удалён основной, им становится самый давний. Роль нельзя снять, пока по ней есть незавершённая работа; без роли поставщика его условия не действуют и возвращаются вместе с ролью. Для банковских реквизитов нужно право `counterparties.bank_read`.',
  'Archive a counterparty': 'Перенести контрагента в архив',
  'Only where no open requisition, request for quotes or unpaid invoice names it. It stays readable by its identifier and can be restored; a block ends. Archiving it again changes nothing.':
    'Только если с ним нет открытых заявок, запросов предложений и неоплаченных счетов. Контрагент читается по идентификатору, и его можно вернуть; блокировка снимается. Повторный перенос в архив ничего не меняет.',
  'Get the assortment of a counterparty': 'Получить ассортимент контрагента',
  'Its categories, and the first page of its products; further pages are at `/assortment/products`.':
    'Категории и первая страница товаров; следующие страницы — по адресу `/assortment/products`.',
  'Add a category to an assortment': 'Добавить категорию в ассортимент',
  'Added again, nothing changes (200). Categories of linked items are there by themselves. A counterparty that is no supplier gets the role, and `warnings` says so.':
    'Повторный вызов ничего не меняет (200). Категории связанных позиций добавляются сами. Контрагент, который ещё не был поставщиком, получает эту роль, о чём сообщает `warnings`.',
  'Remove a category from an assortment': 'Убрать категорию из ассортимента',
  'Removes what a person has added. A category of linked items stays while they are linked: `automatic_link`.':
    'Убирает то, что указал человек. Категория связанных позиций остаётся, пока они связаны: `automatic_link`.',
  'List the products of an assortment': 'Список товаров ассортимента',
  'Items linked to the supplier, by a person or by its price lists, quotes, invoices and receipts.':
    'Позиции, связанные с поставщиком вручную или по его прайс-листам, предложениям, счетам и приёмкам.',
  'Up to 3 of id, itemName, itemSku; `-` before descending ones':
    'До 3 из id, itemName, itemSku; `-` перед полями по убыванию',
  'At least 2 characters, looked for in name, sku': 'Не короче 2 знаков; ищется в name, sku',
  'Add a product to an assortment': 'Добавить товар в ассортимент',
  'The same record as a supplier link of the item, at another address. Made again, it is replaced (200).':
    'Та же запись, что и связь позиции с поставщиком, только со стороны контрагента. Повторный вызов заменяет её (200).',
  Item: 'Позиция',
  'Remove a product from an assortment': 'Убрать товар из ассортимента',
  'Restore a counterparty': 'Вернуть контрагента из архива',
  'It comes back active, unless another has taken its INN and KPP meanwhile.':
    'Контрагент снова действующий, если его ИНН и КПП за это время не занял другой.',
  'Change the status of a counterparty': 'Сменить статус контрагента',
  '`blocked` needs a reason and may have an end: then it turns active by itself when the end comes. `archived` needs the right to archive. Reason and comment are told with a block and its end. `from` guards against a change meanwhile.':
    'Для `blocked` нужна причина, можно указать срок: когда он наступит, контрагент снова станет действующим. Для `archived` нужно право переноса в архив. Причина и комментарий передаются в событиях о блокировке и её снятии. `from` защищает от изменения за это время.',
  'Reason; a block needs one': 'Причина; для блокировки обязательна',
  'End of a block; without it, until unblocked': 'Конец блокировки; если не указан, до снятия',
  'List qualifications of suppliers': 'Список допусков поставщиков',
  '`status=approved` with `endsOn[lte]` finds those that end soon.':
    '`status=approved` с `endsOn[lte]` находит те, что скоро закончатся.',
  'Up to 3 of id, endsOn, decidedAt, createdAt, updatedAt; `-` before descending ones':
    'До 3 из id, endsOn, decidedAt, createdAt, updatedAt; `-` перед полями по убыванию',
  'Ask for a qualification of a supplier': 'Запросить допуск поставщика',
  'It is asked for until somebody who may qualify suppliers decides. `categoryIds` say what may be bought, everything unless given. It lasts until `validUntil` or until the first of its `documents` ends, whichever comes first. Files are attached to it afterwards, and named by `fileId` of a document.':
    'Допуск запрошен, пока не решит тот, кто может допускать поставщиков. `categoryIds` говорят, что можно закупать; если не указаны — всё. Действует до `validUntil` или до окончания первого из `documents` — что раньше. Файлы прикрепляют потом и называют в `fileId` документа.',
  'Categories. What may be bought: these categories and what is below them; empty is everything.':
    'Категории. Что можно закупать: эти категории и вложенные в них; пусто — всё.',
  'Valid until. The last day; null is as long as its documents are valid.':
    'Действует до. Последний день; пусто — пока действуют документы.',
  Documents: 'Документы',
  'Responsible. Hears 30 and 7 days before it ends; whoever asked for it, where nobody is named.':
    'Ответственный. Узнаёт за 30 и за 7 дней до окончания; если не указан — тот, кто запросил допуск.',
  'Get a qualification of a supplier': 'Получить допуск поставщика',
  'Change a qualification of a supplier': 'Изменить допуск поставщика',
  'Fields left out stay, null clears; `documents` are replaced as a whole. What may be bought and until when changes of one that was decided only for whoever may decide.':
    'Поля, которых нет в запросе, остаются, null очищает; `documents` заменяются целиком. Что и до какого дня можно закупать, в решённом допуске меняет только тот, кто может решать.',
  'Why it is changed, such as why a document is taken out; it stays in the history':
    'Причина изменения, например почему убран документ; остаётся в истории',
  'Decide on a qualification of a supplier': 'Решить о допуске поставщика',
  '`approved` qualifies the supplier, or lets one go on that was suspended; neither it nor a document of it may have ended (`qualification_over`). `refused` and `suspended` need a `reason`; all of these take `counterparties.qualify`. `asked` has it looked at anew. It expires by itself. `from` guards against a change meanwhile; the status it has already changes nothing.':
    '`approved` допускает поставщика или возобновляет приостановленный допуск; ни сам он, ни его документы не должны быть просрочены (`qualification_over`). Для `refused` и `suspended` нужна причина в `reason`; всё это требует `counterparties.qualify`. `asked` отправляет на новое рассмотрение. Истекает допуск сам. `from` защищает от изменения в промежутке; тот же статус ничего не меняет.',
  'List incoming electronic documents': 'Список входящих электронных документов',
  'Newest first, of all operators. They come by themselves; they stay readable after the integration was removed.':
    'Новые первыми, от всех операторов. Приходят сами; остаются доступными и после удаления интеграции.',
  'Up to 3 of id, documentDate, receivedAt, createdAt, updatedAt; `-` before descending ones':
    'До 3 из id, documentDate, receivedAt, createdAt, updatedAt; `-` перед полями по убыванию',
  'At least 2 characters, looked for in title, number': 'Не короче 2 знаков; ищется в title, number',
  'Get an incoming electronic document': 'Получить входящий электронный документ',
  'With what its operator told, in the order of the operator.': 'С событиями оператора в порядке самого оператора.',
  'Download an incoming document with its signatures': 'Скачать входящий документ с подписями',
  'One ZIP of the files as they lie at the operator: the document, its signatures, and its printed form where there is one.':
    'Один ZIP с файлами, как они лежат у оператора: документ, подписи и печатная форма, если она есть.',
  'Ask the operator how an incoming document stands': 'Узнать у оператора состояние входящего документа',
  'Statuses come by themselves; this asks at once.': 'Статусы приходят сами; здесь оператор спрашивается сразу.',
  'Refuse an incoming document': 'Отказать в подписи входящего документа',
  'The sender is told the reason. Refused with `already_over` where the document is signed, rejected or revoked, and with `refusal_in_progress` while an earlier refusal is on its way.':
    'Отправитель узнаёт причину. Отказ `already_over`, если документ подписан, отклонён или аннулирован, и `refusal_in_progress`, пока отправляется прежний отказ.',
  'Why it is refused': 'Почему отклонена',
  'Take an incoming УПД into the import': 'Принять входящий УПД в импорт',
  'Answers the transfer document, as it would be applied. The same document again, or one that was uploaded as a file before, is the one that is there: the same bytes are one document. What is no УПД is refused with `not_a_upd`.':
    'Отвечает УПД в том виде, в каком он будет проведён. Тот же документ ещё раз или загруженный раньше файлом — это уже имеющийся: одинаковые байты — один документ. Для остального — отказ `not_a_upd`.',
  'List active operators': 'Список действующих операторов',
  'Those whose integration is installed and works, in the order A, B, C.':
    'Те, чья интеграция установлена и работает, в порядке A, B, C.',
  'List documents given to operators': 'Список документов, переданных операторам',
  'Newest first: one for each operator and each time it was given. `entityType` and `entityId` show those of one record, `isCurrent=true` the last ones. Of records that the caller may not read there are none.':
    'Новые первыми: по одному на оператора и на каждую передачу. `entityType` и `entityId` выбирают документы одной записи, `isCurrent=true` — последние. Документов по записям, которые вызывающий не видит, в списке нет.',
  'Up to 3 of id, sentAt, createdAt, updatedAt; `-` before descending ones':
    'До 3 из id, sentAt, createdAt, updatedAt; `-` перед полями по убыванию',
  'Give a document to an operator': 'Передать документ оператору',
  'An issued sales invoice, a contract since it is being signed (PDF or DOCX), an issued delivery document, or a UPD as XML 5.03. It is put at the operator as a draft: a person signs it in the pages of the operator, the server holds no keys. It is handed over once, by a worker. Where the recipient has several boxes, or none with its KPP, `recipient_ambiguous` names them; where none is connected, `recipient_not_connected` says how it stands. What the operator has is refused with `already_sent`; once it is rejected, revoked or failed, it is given anew under the next `documentVersion`. Documents of each operator stand apart.':
    'Выставленный счёт, договор начиная с подписания (PDF или DOCX), выписанный документ на доставку или УПД в XML 5.03. Передаётся оператору черновиком: подписывает человек в кабинете оператора, сервер ключей не хранит. Передаёт его обработчик, один раз. Если у получателя несколько ящиков или нет ящика с его КПП, они перечислены в `recipient_ambiguous`; если ни один не подключён, `recipient_not_connected` говорит, как обстоит дело. Уже переданный документ — отказ `already_sent`; отклонённый, аннулированный или не принятый передаётся заново со следующей `documentVersion`. Документы операторов хранятся отдельно.',
  Operator: 'Оператор',
  'Box of the recipient, as `recipients` names it; needed where there are several':
    'Ящик получателя, как его называет `recipients`; нужен, если ящиков несколько',
  'Format; that of the document unless given': 'Формат; по умолчанию — обычный для документа',
  'Get a document given to an operator': 'Получить документ, переданный оператору',
  'With what its operator told, in the order of the operator. A status that nobody knows is `unknown` and stands with the words of the operator.':
    'С событиями оператора в порядке самого оператора. Нераспознанный статус — `unknown`, рядом слова оператора.',
  'Download a signed document with its signatures': 'Скачать подписанный документ с подписями',
  'Ask the operator how a document stands': 'Узнать у оператора состояние документа',
  'Statuses come by themselves; this asks at once. Refused with `not_handed_over` while the operator has nothing.':
    'Статусы приходят сами; здесь оператор спрашивается сразу. Отказ `not_handed_over`, пока у оператора ничего нет.',
  'Ask to revoke a document': 'Запросить аннулирование документа',
  'The request goes to the operator by the outbox; the status follows from what the operator tells. Refused with `not_handed_over`, `revocation_in_progress`, `draft_not_sent` where the operator takes no draft back, or `already_over` where the document is over.':
    'Запрос уходит оператору через очередь записей; статус меняется по сообщениям оператора. Отказы: `not_handed_over`, `revocation_in_progress`, `draft_not_sent`, если оператор не отзывает черновики, или `already_over`, если работа с документом завершена.',
  'Why it is revoked': 'Почему аннулируется',
  'Find the boxes of a counterparty': 'Найти ящики контрагента у оператора',
  'By INN, and KPP where it is given; all boxes with the INN where none has the KPP. None where the operator knows nobody.':
    'По ИНН и КПП, если он указан; все ящики с этим ИНН, если с таким КПП нет ни одного. Пусто, если оператор никого не знает.',
  INN: 'ИНН',
  'List remembered matches': 'Список запомненных сопоставлений',
  'What people have said lines of suppliers are for, by the article, code or name the supplier gives them. Holds for every next document of that supplier.':
    'Что сотрудники указали для строк поставщика — по его артикулу, коду или наименованию. Действует для каждого следующего документа этого поставщика.',
  'At least 2 characters, looked for in text': 'Не короче 2 знаков; ищется в text',
  'Get a remembered match': 'Получить запомненное сопоставление',
  'Forget a remembered match': 'Забыть сопоставление',
  'What was remembered with it, of the same line, is forgotten too. The next document of the supplier matches such a line only if something else is certain of it. What documents were matched by hand stays in them.':
    'Забывается и то, что запомнили вместе с ним по той же строке. Следующий документ поставщика сопоставит такую строку, только если она определяется как-то ещё. Ручные сопоставления в самих документах остаются.',
  'List transfer documents': 'Список УПД',
  'Newest first, however they came: uploaded, by mail, from an operator. `source=mail` finds what came so at all. Documents stay readable after the integration was removed.':
    'Сначала новые, как бы они ни поступили: файлом, по почте, от оператора. `source=mail` находит всё, что приходило в том числе так. Документы доступны и после удаления интеграции.',
  'Up to 3 of id, date, createdAt; `-` before descending ones':
    'До 3 из id, date, createdAt; `-` перед полями по убыванию',
  'Upload a transfer document': 'Загрузить УПД',
  "The seller's part of a universal transfer document (УПД, ON_NSCHFDOPPR 5.01, 5.02 or 5.03) as XML, or the operator's ZIP archive with one. It is shown as it would be applied; nothing is written to invoices. The same document again is answered with 200 and changes nothing. What cannot be taken is refused with a `reason`: `neither_xml_nor_zip`, `encoding_unknown`, `encoding_broken`, `broken_xml`, `document_type_declared`, `too_heavy`, `not_a_transfer_document`, `buyers_part`, `correction_document`, `corrected_document`, `version_unknown`, `function_unknown`, `nothing_transferred`, `required_missing`, `no_lines`, `too_many_lines`, `archive_broken`, `archive_forbidden`, `archive_too_heavy`, `archive_without_document`, `several_documents`.":
    'Титул продавца универсального передаточного документа (УПД, ON_NSCHFDOPPR 5.01, 5.02 или 5.03) в XML или ZIP-архив оператора с ним. Документ показывается таким, каким будет проведён; в счета ничего не записывается. Повторная загрузка того же документа отвечает 200 и ничего не меняет. Файл, который принять нельзя, отклоняется с причиной `reason`: `neither_xml_nor_zip`, `encoding_unknown`, `encoding_broken`, `broken_xml`, `document_type_declared`, `too_heavy`, `not_a_transfer_document`, `buyers_part`, `correction_document`, `corrected_document`, `version_unknown`, `function_unknown`, `nothing_transferred`, `required_missing`, `no_lines`, `too_many_lines`, `archive_broken`, `archive_forbidden`, `archive_too_heavy`, `archive_without_document`, `several_documents`.',
  'Transfer document. At most 16 MiB.': 'УПД. Не больше 16 МиБ.',
  'Preview a transfer document': 'Предпросмотр УПД',
  'As it would be applied now: the supplier by INN and KPP, whether it is for us, its lines with what they are certainly for, the invoices that are known already, and everything odd in words. It is looked up anew each time, so what was mended in between shows.':
    'Документ, каким он был бы проведён сейчас: поставщик по ИНН и КПП, выставлен ли он нам, строки с тем, чему они точно соответствуют, уже известные счета и все странности словами. Всё ищется заново при каждом запросе, поэтому исправленное сразу видно.',
  'Name the supplier of a transfer document': 'Указать поставщика УПД',
  'For when the INN and KPP match nobody, or several counterparties. A counterparty with another INN than the seller has is refused; null leaves it to the INN and KPP again.':
    'Для случаев, когда по ИНН и КПП не находится никто или находятся несколько. Контрагент с ИНН не продавца отклоняется; null снова оставляет выбор по ИНН и КПП.',
  'Apply a transfer document': 'Провести УПД',
  'Makes the incoming invoice that was shown, or attaches the document to the invoice that has its number already, or to the one named; null makes another invoice. The signed file is attached as it is. `preview` names what was seen: when anything has changed since, it is refused and is to be looked at again. A document that needs review is applied only with `reviewed`. It is applied once; when that invoice is cancelled, it can be again.':
    'Создаёт показанный входящий счёт или прикрепляет документ к счёту, у которого уже есть этот номер, либо к указанному; null создаёт новый счёт. Подписанный файл прикрепляется без изменений. `preview` называет то, что было показано: если с тех пор что-то изменилось, запрос отклоняется и документ надо просмотреть заново. Документ с замечаниями проводится только с `reviewed`. Документ проводится один раз; если его счёт отменён, его можно провести снова.',
  'Digest of what was shown: a document is applied only as it was seen':
    'Отпечаток показанного: документ проводится только в том виде, в каком его видели',
  'A person has looked at what needs review': 'Человек просмотрел замечания',
  'Known invoice of the supplier to attach it to; null for another invoice':
    'Известный счёт поставщика, к которому прикрепить; null — создать новый',
  'List requisition lines a document may be for': 'Строки заявок, к которым может относиться УПД',
  'What was decided for the supplier of the document and is not invoiced whole, the earliest decision first; at most 50. `search` looks in names, articles and numbers of requisitions.':
    'Что выбрано у поставщика документа и ещё не полностью закрыто счетами, сначала самые ранние решения; не больше 50. `search` ищет в наименованиях, артикулах и номерах заявок.',
  Words: 'Слова',
  'Match a line by hand': 'Сопоставить строку вручную',
  'Says which catalog item a line is, or which line of a requisition it was bought for: that line must be awaited from the supplier. Without either, the line is for nothing we know. What is said of an item is remembered for the supplier, by the article and the code of the line, or by its name where it has neither, and matches his next documents; with `remember: false` it holds for this document alone. Saying something else replaces it, and what was remembered by it.':
    'Указывает, какой позиции каталога соответствует строка или по какой строке заявки она куплена: эта строка должна ожидаться от поставщика. Без того и другого строка ни к чему не относится. Позиция запоминается для поставщика по артикулу и коду строки, а без них — по наименованию, и сопоставляет его следующие документы; с `remember: false` она действует только в этом документе. Новое указание заменяет прежнее и то, что было по нему запомнено.',
  'Catalog item': 'Позиция каталога',
  'Line of a requisition': 'Строка заявки',
  'Remember it for the supplier': 'Запомнить для поставщика',
  'Take back a match made by hand': 'Отменить ручное сопоставление',
  'The line is matched again as the machine would. What the match had the portal remember is taken back with it: what was remembered before holds again.':
    'Строка снова сопоставляется автоматически. Вместе с сопоставлением отменяется и то, что по нему запомнили: снова действует прежнее.',
  'Read the feed of events': 'Читать ленту событий',
  'Business events in one order for all readers, the same after a restore. Where a backup older than the cursor was restored, the answer begins a minute before its event: some events come again, with the same `eventId`, and none is left out. Follow `page.nextCursor`, which is always there; with `waitSeconds` the answer waits for news. Where events after the cursor are older than 30 days and no longer told, it is refused with `event_cursor_expired`, and `nextCursor` of the refusal is the place of now: read the records anew, and go on from there.':
    'Бизнес-события в порядке, едином для всех читателей и неизменном после восстановления. Если восстановлена копия старше курсора, ответ начнётся за минуту до его события: часть событий придёт снова с теми же `eventId`, и ни одно не будет пропущено. Переходите по `page.nextCursor`, он есть всегда; с `waitSeconds` ответ дождётся новых событий. Если события после курсора старше 30 дней и больше не отдаются, придёт отказ `event_cursor_expired`, а его `nextCursor` указывает на текущий момент: прочтите записи заново и продолжайте с него.',
  'Where to go on, from `page.nextCursor`; it lives as long as the events, 30 days':
    'Откуда продолжить, из `page.nextCursor`; действует, пока хранятся события, 30 дней',
  'Most events, 1 to 200; 50 unless said': 'Не больше событий, от 1 до 200; если не указано, 50',
  'Event names, comma separated': 'Имена событий через запятую',
  'Kinds of records, comma separated': 'Виды записей через запятую',
  'Not before': 'Не раньше',
  'When there is nothing yet, wait so long for something': 'Если событий ещё нет, сколько ждать их появления',
  'Get an event': 'Получить событие',
  'Get a delivery': 'Получить доставку',
  'List attempts of a delivery': 'Список попыток доставки',
  'Up to 3 of number, startedAt; `-` before descending ones': 'До 3 из number, startedAt; `-` перед полями по убыванию',
  'Stop the retries of a delivery': 'Прекратить повторы доставки',
  'A request already on its way is not called back; nothing follows it.':
    'Запрос, который уже отправлен, не отзывается; после него доставка больше не повторяется.',
  'Send a delivery again': 'Отправить доставку ещё раз',
  'Works for a delivery of any status, with the same event identifier and body, and a full schedule of retries.':
    'Подходит для доставки в любом статусе: тот же идентификатор события и то же тело, полное расписание повторов.',
  'List the events': 'Список событий',
  'List webhook subscriptions': 'Список подписок на вебхуки',
  'At least 2 characters, looked for in name, url': 'Не короче 2 знаков; ищется в name, url',
  'Create a webhook subscription': 'Создать подписку на вебхуки',
  'The answer holds the signing secret, which is never shown again. An empty list of events means every event except those about webhooks.':
    'В ответе секрет подписи, больше он не показывается. Пустой список событий означает все события, кроме событий о вебхуках.',
  'Address that receives the events': 'Адрес, который получает события',
  'Event names; empty means every event except those about webhooks themselves':
    'Имена событий; пусто — все, кроме событий о самих вебхуках',
  'Whether events carry the record or only name it': 'Содержат ли события запись или только называют её',
  'Whether events of one record wait for each other': 'Ждут ли события одной записи друг друга',
  'Headers added to each request; values are shown covered, and an empty value keeps the stored one':
    'Заголовки каждого запроса; значения скрыты, пустое значение сохраняет прежнее',
  'Most requests a second': 'Не больше запросов в секунду',
  'Addresses that are told of failures': 'Адреса, на которые сообщать о сбоях',
  'During a change of secrets, answer 401 and 403 with the other secret at once':
    'Во время замены секрета при ответах 401 и 403 сразу повторять с другим секретом',
  Enabled: 'Включена',
  'Get a webhook subscription': 'Получить подписку на вебхуки',
  'Change a webhook subscription': 'Изменить подписку на вебхуки',
  'Fields left out stay. `headers` replaces the set; an empty or covered value keeps the stored one.':
    'Поля, которых нет в запросе, остаются. `headers` заменяет весь набор; пустое или скрытое значение сохраняет прежнее.',
  'Archive a webhook subscription': 'Убрать подписку на вебхуки в архив',
  'Nothing more is sent to it; what waits is cancelled. Its deliveries stay readable. Archiving it again changes nothing.':
    'Больше ничего не отправляется, ожидающие доставки отменяются. История доставок остаётся доступной. Повторный перенос в архив ничего не меняет.',
  'List deliveries of a subscription': 'Список доставок подписки',
  'Up to 3 of createdAt; `-` before descending ones': 'До 3 из createdAt; `-` перед полями по убыванию',
  'Disable a webhook subscription': 'Отключить подписку на вебхуки',
  'Events are held for 30 days, up to 100 000, and can be sent when it is enabled again.':
    'События хранятся 30 дней, не больше 100 000, и могут быть отправлены после включения.',
  'Enable a webhook subscription': 'Включить подписку на вебхуки',
  'With `recover` the held events are sent, oldest first, at no more than `maxRatePerSecond`.':
    'С `recover` отложенные события отправляются, начиная со старых, не быстрее `maxRatePerSecond`.',
  'Send what was held': 'Отправить задержанное',
  'Send lost deliveries again': 'Повторить потерянные доставки',
  'Sends what failed, was held or waits for its next retry in the window, oldest first, and answers how many there are. With none there is nothing to wait for, and the request is not counted by the limit `recover`.':
    'Отправляет неудачные, отложенные и ждущие повтора доставки за период, начиная со старых, и отвечает, сколько их. Если таких нет, ждать нечего и запрос не учитывается в лимите `recover`.',
  From: 'С',
  'Until; now unless said': 'По; если не указано, по настоящее время',
  'Make deliveries that were never made': 'Создать недостающие доставки',
  'For events of the window that this subscription wants now and never got: it is younger, or wanted less then. Answers how many there are; none are not counted by the limit `recover`.':
    'Для событий за период, которые подписка теперь хочет получать, но не получала: она появилась позже или была настроена на меньшее. Отвечает, сколько их; если ни одного, запрос не учитывается в лимите `recover`.',
  'End the overlap of two secrets': 'Завершить замену секрета',
  'From now on the new secret alone signs. Without a replacement under way nothing changes.':
    'С этого момента подписывает только новый секрет. Если замена не идёт, ничего не меняется.',
  'Replace the secret of a subscription': 'Заменить секрет подписки',
  'During the overlap the old secret signs `X-Service-Signature`, the new one `X-Service-Signature-Next`, and `webhook-signature` carries both. With 0 hours the old one ends now.':
    'В переходный период прежний секрет подписывает `X-Service-Signature`, новый — `X-Service-Signature-Next`, а `webhook-signature` содержит обе подписи. При 0 часов прежний секрет перестаёт действовать сразу.',
  'Hours for which both secrets sign; 24 unless said': 'Сколько часов подписывают оба секрета; если не указано, 24',
  'Get statistics of a subscription': 'Получить статистику подписки',
  'Send a test event': 'Отправить тестовое событие',
  'Sends `integration.test_event` at once and answers with the attempt, whatever came of it. A disabled subscription can be tested too.':
    'Сразу отправляет `integration.test_event` и возвращает попытку с её результатом. Проверить можно и отключённую подписку.',
  'Savings and pace of twelve months': 'Экономия и скорость закупок за двенадцать месяцев',
  'For lines with a planned price whose suppliers were chosen, by the month of their last decision: the plan for the chosen quantity, what it costs as chosen, and the median of days from the making of a requisition to the first decision in it. Requisitions in the currency of the portal count.':
    'По строкам с плановой ценой, для которых выбраны поставщики, по месяцу последнего решения: план на выбранное количество, его стоимость по выбранным ценам и медиана дней от создания заявки до первого решения в ней. Учитываются заявки в валюте портала.',
  'Spend of twelve months': 'Расходы за двенадцать месяцев',
  'Sums of invoices that were neither rejected nor cancelled, by the month of their date, and the five suppliers with most; what is overdue and what is due within seven days. In the currency of the portal: an invoice in another counts at its own rate, one without a rate does not count.':
    'Суммы счетов, кроме отклонённых и отменённых, по месяцу их даты и пять поставщиков с наибольшей суммой; сколько просрочено и сколько оплатить за семь дней. В валюте портала: счёт в другой валюте считается по своему курсу, без курса не считается.',
  'List the files of a record': 'Файлы записи',
  'The newest first. At most a hundred, so there is only one page; removed files are not shown.':
    'Сначала новые. Не больше ста, поэтому страница одна; убранные файлы не показываются.',
  'Files of this category alone': 'Только файлы этой категории',
  'Upload a file': 'Загрузить файл',
  'Attaches one file to a record the caller may change: up to 25 MiB, up to 100 to a record. Name and content must agree on one of pdf, docx, xlsx, csv, tsv, txt, png, jpg, jpeg, webp, heic, zip, xml, p7s, sig. The same content on the same record is kept once: the answer is then 200 with the file there is and a warning.':
    'Прикладывает один файл к записи, которую вызывающий может менять: до 25 МиБ, до 100 файлов на запись. Имя и содержимое должны соответствовать одному из форматов: pdf, docx, xlsx, csv, tsv, txt, png, jpg, jpeg, webp, heic, zip, xml, p7s, sig. Одинаковое содержимое у одной записи хранится один раз: тогда ответ 200 с уже имеющимся файлом и предупреждением.',
  'The file. At most 25 MiB.': 'Файл. Не больше 25 МиБ.',
  'Download a file': 'Скачать файл',
  'The address `download-url` gives. Always to be saved, never shown in place.':
    'Адрес, который выдаёт `download-url`. Файл всегда сохраняется, а не открывается на странице.',
  'Remove a file from its record': 'Убрать файл из карточки',
  'Removing it again changes nothing. Files of others need the permission `files.delete_any`. The content is kept for 30 days more.':
    'Повторное удаление ничего не меняет. Для чужих файлов нужно право `files.delete_any`. Содержимое хранится ещё 30 дней.',
  'Get a download link': 'Получить ссылку на скачивание',
  'The link needs no credentials and serves five minutes, for this file and in the name of the caller alone: it ends when the person is blocked.':
    'Ссылка не требует учётных данных и действует пять минут, только для этого файла и только от имени вызвавшего: если его заблокируют, она перестанет открываться.',
  'First steps of a new company': 'Первые шаги новой компании',
  'What a company does on its first day, in order, and which of it is done. A step is done as soon as its record exists, whoever made it; sample data take no step.':
    'Что компания делает в первый день, по порядку, и что из этого сделано. Шаг сделан, как только появилась его запись, кто бы её ни создал; примеры не в счёт.',
  'Hide the first steps': 'Скрыть первые шаги',
  'From the start page of the person who asks; colleagues go on seeing them. Hiding them again changes nothing.':
    'С начальной страницы того, кто спрашивает; коллеги видят их по-прежнему. Повторное скрытие ничего не меняет.',
  'Show the first steps again': 'Снова показать первые шаги',
  'Only records linked to this external system': 'Записи, связанные с этой внешней системой',
  'Records whose custom fields hold these values. Each field by a parameter of its own, `custom.<key>`: one of the given values, comma separated; `custom.<key>[eq]` is exactly the given text. Keys are those that the portal has defined for these records: define them first. Values are checked by the type of the field; a choice of several options is found by any of them.':
    'Записи, у которых дополнительные поля имеют эти значения. Каждое поле — своим параметром `custom.<ключ>`: одно из значений через запятую; `custom.<ключ>[eq]` — в точности заданный текст. Ключи — те, что заданы в портале для этих записей: сначала создайте поле. Значения проверяются по типу поля; список из нескольких вариантов находится по любому из них.',
  'Only the name is required. A planned cost makes the current cost until a purchase is known. `initialStock` of a product makes its first movements. `warnings` names items that may be the same thing: an equal article, article of the manufacturer or barcode, or a name much alike in the same unit. Nothing is merged by itself. With `externalSource` and `externalId` the record is linked at once.':
    'Обязательно только название. Плановая себестоимость считается текущей, пока не известна ни одна закупка. `initialStock` товара создаёт его первые движения. В `warnings` названы позиции, которые могут оказаться тем же самым: с тем же артикулом, артикулом изготовителя или штрихкодом либо с очень похожим названием в той же единице. Само по себе ничего не объединяется. С `externalSource` и `externalId` запись сразу связывается с внешней.',
  'Name of the external system': 'Название внешней системы',
  'Identifier in the external system': 'Идентификатор во внешней системе',
  'Batch: catalog item': 'Пакет операций: позиция каталога',
  '`independent`: every operation succeeds or is refused for itself, answered in order with 207. `atomic`: one refusal undoes all; its pointers start with `/operations/{i}`. `upsert` finds the record by `id` or by the outside pair, and creates it otherwise.':
    '`independent`: каждая операция выполняется или отклоняется отдельно, ответы идут по порядку со статусом 207. `atomic`: один отказ отменяет всё; указатели начинаются с `/operations/{i}`. `upsert` находит запись по `id` или внешней паре, а если её нет — создаёт.',
  'Mode; `independent` unless given': 'Режим; `independent`, если не указан',
  'Get a catalog item': 'Получить позицию каталога',
  'An archived item is read too. One that was merged names the item that stays in `mergedInto`.':
    'Архивная позиция тоже читается. У объединённой в `mergedInto` указана позиция, которая осталась.',
  'Change the status: catalog item': 'Сменить статус: позиция каталога',
  'The same rules as in the domain: `archived` needs the right to archive. `from` guards against concurrent changes.':
    'По тем же правилам, что и в самом разделе: для `archived` нужно право переноса в архив. `from` защищает от изменения за это время.',
  'New status': 'Новый статус',
  'Status the caller expects the record to have': 'Статус, который вызывающий считает текущим',
  'Only the short name is required. The role is `supplier` unless given; the kind is `entrepreneur` where the INN has 12 digits, `legal_entity` otherwise. The first payment requisites and the first contact become primary unless another is marked. Bank details need the permission `counterparties.bank_read`. With `externalSource` and `externalId` the record is linked at once.':
    'Обязательно только краткое название. Роль по умолчанию — `supplier`; вид — `entrepreneur`, если в ИНН 12 цифр, иначе `legal_entity`. Первые платёжные реквизиты и первый контакт становятся основными, если не отмечены другие. Для банковских реквизитов нужно право `counterparties.bank_read`. С `externalSource` и `externalId` запись сразу связывается с внешней.',
  'Batch: counterparty': 'Пакет операций: контрагент',
  'List incoming invoices': 'Список входящих счетов',
  'Each with its totals, what is still owed, and how it matches. `overdue=true` finds what should have been paid by now.':
    'У каждого указаны итоги, остаток к оплате и результат сверки. `overdue=true` находит просроченные счета.',
  'Up to 3 of id, number, externalDate, dueDate, createdAt, updatedAt, gross; `-` before descending ones':
    'До 3 из id, number, externalDate, dueDate, createdAt, updatedAt, gross; `-` перед полями по убыванию',
  'At least 2 characters, looked for in numbers, names of lines, supplier and its taxpayer number. Words in any order and form, their beginnings and parts; one typo apart where nothing else is found. Without `sort` the most relevant come first.':
    'Не короче 2 знаков; ищется в numbers, names of lines, supplier and its taxpayer number. Words in any order and form, their beginnings and parts; one typo apart where nothing else is found. Without `sort` the most relevant come first.',
  'Create an incoming invoice': 'Внести входящий счёт',
  'With its lines, or with totals alone. A line that names a line of a requisition counts as invoiced there and is matched with the decision and the receipt; one that names a line of an order, with that order. `orderIds` in place of `lines` invoices all that orders leave. Totals that are sent along may differ from the sums of the lines by 0.01 for each line. The same number of the same supplier in one calendar year is refused unless `duplicateReason` says why, which needs the right to change statuses. A counterparty that is no supplier yet becomes one. A `contractId` counts towards the limit of that contract, where one that blocks refuses the invoice with `contract_limit_exceeded`. With `externalSource` and `externalId` the record is linked at once.':
    'Со строками или только с итогами. Строка, указывающая на строку заявки, засчитывается в ней как выставленная и сверяется с выбором и приёмкой; строка, где названа строка заказа, — с этим заказом. `orderIds` вместо `lines` выставляет весь остаток заказов. Переданные итоги могут отличаться от суммы строк не больше чем на 0,01 за каждую строку. Тот же номер того же поставщика в одном календарном году отклоняется, если `duplicateReason` не объясняет причину, а для этого нужно право менять статусы. Контрагент, который ещё не был поставщиком, становится им. Счёт с `contractId` занимает лимит договора; лимит с запретом отклоняет счёт с `contract_limit_exceeded`. С `externalSource` и `externalId` запись сразу связывается с внешней.',
  'Number the supplier gave it': 'Номер, указанный поставщиком',
  'Date the supplier gave it': 'Дата, указанная поставщиком',
  'Invoice request it answers': 'Запрос, на который отвечает счёт',
  'Contract. A contract in force with the counterparty; what has ended since stays named. Over its limit the invoice is refused, or told of in `warnings`, as the contract says.':
    'Договор. Действующий договор с этим контрагентом; договор, который перестал действовать позже, остаётся указанным. При превышении лимита счёт отклоняется или в `warnings` приходит предупреждение, как решено в договоре.',
  "One unit of it in the company's currency, as it was on the day of the invoice":
    'Сколько стоит её единица в валюте компании на день счёта',
  'Day of the supply, whose VAT is charged': 'День отгрузки, по которому определяется ставка НДС',
  'Earlier invoice that this one corrects': 'Более ранний счёт, который исправляет этот',
  'Why a VAT rate of another time is right': 'Почему верна ставка НДС другого времени',
  'To be paid by': 'Оплатить до',
  'Not to be paid before the day after': 'Не оплачивать по этот день включительно',
  'Why a second invoice with this number is right': 'Почему верен второй счёт с этим номером',
  'Purpose of the payment': 'Назначение платежа',
  'Totals of the paper: checked against the lines, or all there is without lines':
    'Итоги документа: сверяются со строками или задаются вместо них',
  'How it came': 'Как поступил',
  'Orders to the supplier: the invoice is for all that is not invoiced yet of them, in place of `lines`':
    'Заказы поставщику: счёт на всё, что по ним ещё не выставлено, вместо `lines`',
  Lines: 'Строки',
  'Batch: incoming invoice': 'Пакет операций: входящий счёт',
  'Get an incoming invoice': 'Получить входящий счёт',
  'With its lines, its payments where the caller may see them, how it matches what was decided and received, and the moves that the caller may ask for now.':
    'Со строками, с оплатами, если они доступны вызывающему, с результатом сверки с выбранным и принятым и с переходами, которые сейчас доступны вызывающему.',
  'Change an incoming invoice': 'Изменить входящий счёт',
  'Fields left out stay, null clears. `lines` is the whole list: lines with an `id` stay, others are new, those not named go. Amounts, the supplier and the requisition of an approved invoice change only with the right to change statuses, and the invoice is then `received` again. A cancelled invoice stays as it is; the supplier and the currency stay once something was paid.':
    'Поля, которых нет в запросе, остаются, null очищает. `lines` — полный список: строки с `id` остаются, остальные новые, неуказанные удаляются. Суммы, поставщик и заявка одобренного счёта меняются только с правом менять статусы, после чего счёт снова `received`. Отменённый счёт не меняется; поставщик и валюта не меняются после первой оплаты.',
  'Lines, the whole list': 'Строки, весь список',
  'Change the status of an incoming invoice': 'Сменить статус входящего счёта',
  '`pending_approval` sends a received invoice for approval. `approved` and `rejected` need the right to change statuses; an invoice that differs from what was decided or received in a way that blocks is approved only with an `overrideReason`. Rejecting and disputing need a `reason`; a rejection is sent to the supplier with `notifySupplier`. A dispute ends in the status it began in, and no payment is made before. `cancelled` needs an invoice without payments and receipts. `paid` follows from payments and cannot be asked for. `from` guards against a change meanwhile; the status it has already changes nothing. Where a route says who approves, only those whom its open step waits for approve and reject; until the last of them the invoice keeps its status, and `approval` of its card says what it waits for.':
    '`pending_approval` отправляет полученный счёт на согласование. Для `approved` и `rejected` нужно право менять статусы; счёт, который недопустимо расходится с выбранным или принятым, одобряется только с `overrideReason`. Для отклонения и спора нужна причина `reason`; об отклонении поставщику пишут с `notifySupplier`. Спор заканчивается в том статусе, в котором начался, до этого оплата невозможна. `cancelled` — только для счёта без оплат и приёмок. `paid` следует из оплат, его нельзя выбрать. `from` защищает от изменения за это время; статус, который уже есть, ничего не меняет. Если согласующих определяет маршрут, согласовать и отклонить могут только те, кого ждёт открытый шаг; до последнего из них счёт сохраняет статус, а `approval` в карточке показывает, кого ждут.',
  'The same as the reason, as other resources call it': 'То же, что причина: так её называют другие ресурсы',
  'Why differences that block are right': 'Почему блокирующие расхождения допустимы',
  'Write to the supplier that it was rejected, with the reason': 'Сообщить поставщику об отклонении и его причине',
  'Find links': 'Найти связи',
  'By the outside pair (`externalSource` and `externalId`, of any kind unless `entityType` is given) or by `entityType` and `entityId`. No match is an empty list.':
    'По внешней паре (`externalSource` и `externalId`, для записей любого вида, если не указан `entityType`) или по `entityType` и `entityId`. Если связей нет, список пуст.',
  'Entity kind': 'Вид записи',
  Entity: 'Запись',
  'Create, change or move a link': 'Создать, изменить или перенести связь',
  'A pair names one record, and a record has one identifier in each outside system: another `externalId` for a record replaces the one it had, another `entityId` moves the pair. Sending the same link again changes nothing.':
    'Пара указывает на одну запись, а у записи один идентификатор в каждой внешней системе: другой `externalId` той же записи заменяет прежний, другой `entityId` переносит пару. Повтор той же связи ничего не меняет.',
  'Remove a link': 'Удалить связь',
  'The record stays, and the pair can be linked to another. Answers the removed link. An unknown pair is 404, so a 404 on a repeat means it is done.':
    'Запись остаётся, а пара свободна для другой. В ответе — прежняя связь. Пара, которая ни на что не указывает, — 404, так что повтор можно считать выполненным.',
  'Resources, operations, events and scopes of the key': 'Ресурсы, операции, события и области ключа',
  'List payments': 'Список оплат',
  'Money paid for incoming invoices, of all of them. A payment that was deleted stays in the list with `status` `deleted`, so that reports can take it out; `status=posted` leaves such out.':
    'Оплаты по всем входящим счетам. Удалённая оплата остаётся в списке со `status` `deleted`, чтобы отчёты могли её исключить; `status=posted` таких не показывает.',
  'Up to 3 of id, paidAt, createdAt, updatedAt; `-` before descending ones':
    'До 3 из id, paidAt, createdAt, updatedAt; `-` перед полями по убыванию',
  'Get a payment': 'Получить оплату',
  'A deleted one too, as `deleted`.': 'Удалённую тоже, со статусом `deleted`.',
  'List price lists': 'Список прайс-листов',
  'Up to 3 of id, number, name, validFrom, validTo, createdAt, updatedAt; `-` before descending ones':
    'До 3 из id, number, name, validFrom, validTo, createdAt, updatedAt; `-` перед полями по убыванию',
  'At least 2 characters, looked for in number, name': 'Не короче 2 знаков; ищется в number, name',
  'Create a price list': 'Создать прайс-лист',
  'A draft without rows. A supplier list needs its counterparty, which becomes a supplier if it was none; a list for customers may have one, an internal list has none. The currency and the VAT mode are those of the company unless given. With `externalSource` and `externalId` the record is linked at once.':
    'Черновик без строк. Для прайс-листа поставщика нужен контрагент: если он ещё не поставщик, он им станет; прайс-лист для покупателей может быть с контрагентом, внутренний — всегда без него. Валюта и режим НДС по умолчанию такие же, как в настройках компании. С `externalSource` и `externalId` запись сразу связывается с внешней.',
  'Counterparty: whose prices, or for whom': 'Контрагент: чьи цены или для кого',
  'The one to take when none is named, among lists of its kind and counterparty':
    'Берётся, если лист не назван, среди листов того же вида и контрагента',
  'Batch: price list': 'Пакет операций: прайс-лист',
  'Get the header of a price list': 'Получить заголовок прайс-листа',
  'Change a price list': 'Изменить прайс-лист',
  'The header, the period, the currency, the counterparty and the status. Fields left out stay, null clears. Prices follow a change of the currency only with `convert: true` and the `rate` they are multiplied by. An expired list whose last day moves ahead is active again. Fields and status together make two events, `updated` first. A supplier list that becomes active sets the planned cost of its items, also one set by hand; each item it changes has a new version and its own event.':
    'Шапка, период, валюта, контрагент и статус. Поля, которых нет в запросе, остаются, null очищает. При смене валюты цены пересчитываются только с `convert: true` и курсом `rate`, на который их умножают. Истёкший прайс-лист, последний день которого перенесён вперёд, снова действует. Изменение полей вместе со статусом — два события, первым `updated`. Прайс-лист поставщика, который становится действующим, задаёт плановую себестоимость своих позиций, даже заданную вручную; у каждой изменённой позиции появляются новая версия и своё событие.',
  Status: 'Статус',
  'Convert the prices to the new currency': 'Пересчитать цены в новую валюту',
  'Units of the new currency for one of the old': 'Сколько единиц новой валюты за одну старую',
  'Archive a price list': 'Перенести прайс-лист в архив',
  'Its prices count no more; the history of prices keeps them. The list stays readable and can be restored as a draft. Archiving it again changes nothing.':
    'Его цены больше не учитываются, но остаются в истории цен. Прайс-лист по-прежнему читается, его можно вернуть черновиком. Повторный перенос в архив ничего не меняет.',
  'Change the status of a price list': 'Сменить статус прайс-листа',
  '`active` needs a row and a last day that is not over; another active list for the same days is a warning. An activated supplier list sets the planned cost of its items, also one set by hand: each item it changes has a new version and its own event. `draft` unpublishes or restores; `archived` needs the right to archive; both leave planned costs as they are. `from` guards against a change meanwhile.':
    'Для `active` нужны хотя бы одна строка и последний день, который ещё не прошёл; другой действующий прайс-лист на те же дни — предупреждение. Опубликованный прайс-лист поставщика задаёт плановую себестоимость своих позиций, даже заданную вручную: у каждой изменённой позиции появляются новая версия и своё событие. `draft` снимает с публикации или возвращает; для `archived` нужно право переноса в архив; в обоих случаях плановая себестоимость остаётся прежней. `from` защищает от изменения за это время.',
  'Restore a price list': 'Вернуть прайс-лист из архива',
  'It comes back as a draft. Restoring one that is not archived changes nothing.':
    'Прайс-лист возвращается черновиком. Если он не в архиве, ничего не меняется.',
  'List orders to suppliers': 'Список заказов поставщикам',
  'Each with its totals and the day of the next delivery. `late=true` finds what should have come by now, by the portal’s own clock; `invoicing` says how far orders are invoiced, and `invoicedAboveReceived=true` finds those of which more is invoiced than has come.':
    'Каждый с итогами и днём ближайшей поставки. `late=true` находит то, что уже должно было прийти, по часам портала; `invoicing` говорит, насколько заказы выставлены, а `invoicedAboveReceived=true` находит те, по которым выставлено больше, чем пришло.',
  'Up to 3 of id, number, grossAmount, expectedDate, sentAt, createdAt, updatedAt; `-` before descending ones':
    'До 3 из id, number, grossAmount, expectedDate, sentAt, createdAt, updatedAt; `-` перед полями по убыванию',
  'At least 2 characters, looked for in numbers of the order and its requisition, names and articles of lines, comment and terms, supplier and its taxpayer number. Words in any order and form, their beginnings and parts; one typo apart where nothing else is found. Without `sort` the most relevant come first.':
    'Не короче 2 знаков; ищется в numbers of the order and its requisition, names and articles of lines, comment and terms, supplier and its taxpayer number. Words in any order and form, their beginnings and parts; one typo apart where nothing else is found. Without `sort` the most relevant come first.',
  'Get an order to a supplier': 'Получить заказ поставщику',
  'With its lines, what has come of each, all answers of the supplier, each time it was sent, and what the caller may ask for now.':
    'Со строками, полученным по каждой, всеми ответами поставщика, каждой отправкой и тем, что вызывающий может сделать сейчас.',
  'List purchase requisitions': 'Список заявок на закупку',
  'With the planned and actual totals and the three coverages of each: they are kept with the requisition. `include=items` adds the lines, as the card has them: up to 50 requisitions a page (a greater `limit` is lowered), the first 200 lines of each. `lineCount` counts all active lines: where more of them are counted than came, the card has the rest.':
    'С плановой и фактической суммой и тремя показателями покрытия: они хранятся вместе с заявкой. `include=items` добавляет строки, как в карточке: до 50 заявок на странице (больший `limit` уменьшается), у каждой — первые 200 строк. `lineCount` — число всех действующих строк: если их больше, чем пришло, остальные есть в карточке.',
  'Up to 3 of id, number, title, dueDate, plannedTotal, createdAt, updatedAt; `-` before descending ones':
    'До 3 из id, number, title, dueDate, plannedTotal, createdAt, updatedAt; `-` перед полями по убыванию',
  'At least 2 characters, looked for in title, number, budget code, names and articles of lines, customer and suppliers, their taxpayer numbers. Words in any order and form, their beginnings and parts; one typo apart where nothing else is found. Without `sort` the most relevant come first.':
    'Не короче 2 знаков; ищется в title, number, budget code, names and articles of lines, customer and suppliers, their taxpayer numbers. Words in any order and form, their beginnings and parts; one typo apart where nothing else is found. Without `sort` the most relevant come first.',
  '`items` adds the lines; where `fields` is given it names `items` too':
    '`items` добавляет строки; если задан `fields`, укажите `items` и в нём',
  'Create a purchase requisition': 'Создать заявку на закупку',
  'A draft with its lines, at the first stage. The title is made of the first lines unless given, the currency is that of the company, and who creates it is responsible; naming another person needs the right to assign. All errors of all lines come at once. With `externalSource` and `externalId` the record is linked at once.':
    'Черновик со строками на первом этапе воронки. Название по умолчанию составляется из первых строк, валюта берётся из настроек компании, а ответственным становится создатель; чтобы назначить другого, нужно право назначать ответственных. Все ошибки всех строк возвращаются сразу. С `externalSource` и `externalId` запись сразу связывается с внешней.',
  Priority: 'Приоритет',
  "File of the customer's request. The file that the lines came from.":
    'Файл запроса заказчика. Файл, из которого взяты строки.',
  'Requested by': 'Инициатор',
  Department: 'Подразделение',
  'Due date': 'Срок поставки',
  'Warehouse. Where to deliver to.': 'Склад. Куда доставить.',
  'Delivery address': 'Адрес доставки',
  'Contract. A contract in force; what has ended since stays named.':
    'Договор. Действующий договор; тот, что перестал действовать позже, остаётся указанным.',
  'Currency. Of the totals.': 'Валюта. Валюта итогов.',
  Budget: 'Бюджет',
  'Budget code. The budget that it draws on, by its code; requisitions of one code are counted together.':
    'Код бюджета. Код бюджета, который расходует заявка; заявки с одним кодом считаются вместе.',
  'Construction project': 'Строительный проект',
  'Construction object': 'Строительный объект',
  'Construction stage': 'Этап строительства',
  'Who signs the minutes of its comparison. Null is the committee of the company.':
    'Кто подписывает протокол сравнения. Пусто — комиссия компании.',
  Tags: 'Метки',
  'Batch: purchase requisition': 'Пакет операций: заявка на закупку',
  'Get a purchase requisition with its lines': 'Получить заявку на закупку со строками',
  'Change a purchase requisition': 'Изменить заявку на закупку',
  'Fields left out stay, null clears. `items` changes the lines it names by `id`, cancels those of `status: cancelled`, adds those without an `id`, and leaves the others. A draft or a rejected requisition is changed freely; later its structure needs the right to change statuses, and a planned total that outgrows what was approved by more than the company allows goes back for approval. A quantity never falls below what was invoiced or received; below what was accepted only with `releaseAllocations: true`, and not below what goes with delivery batches (`allocation_batched`).':
    'Поля, которых нет в запросе, остаются, null очищает. `items` меняет строки, указанные по `id`, отменяет строки со `status: cancelled`, добавляет строки без `id` и не трогает остальные. Черновик и отклонённая заявка меняются свободно; позже для изменения состава нужно право менять статусы, а плановая сумма, выросшая сверх согласованной больше, чем допускает компания, возвращает заявку на согласование. Количество нельзя уменьшить ниже выставленного в счетах или принятого на склад, а ниже распределённого поставщикам — только с `releaseAllocations: true`, и не ниже того, что едет в партиях доставки (`allocation_batched`).',
  'Supplier chosen explicitly': 'Поставщик, выбранный явно',
  'Lines to change, cancel or add': 'Строки, которые нужно изменить, отменить или добавить',
  'Let go of suppliers beyond a lowered quantity, the latest decisions first':
    'Снять с поставщиков лишнее при уменьшении количества, начиная с последних решений',
  'Change the status of a requisition': 'Сменить статус заявки',
  'The moves, who may ask for them and on what condition are told by `GET /api/v1/purchase-requisitions/status-flow`. Rejecting, holding, cancelling and closing short need a `reason`; the status a held requisition came from releases it. `from` guards against a change meanwhile. The status it has already changes nothing. Figures may lead further at once: what is covered when approved is `supplier_selected`. Where a route says who approves, only those whom its open step waits for approve and reject; until the last of them the requisition keeps its status, and `approval` of its card says what it waits for.':
    'Какие есть переходы, кому они доступны и при каком условии, сообщает `GET /api/v1/purchase-requisitions/status-flow`. Для отклонения, приостановки, отмены и неполного закрытия нужна причина `reason`; статус, из которого заявку приостановили, возобновляет её. `from` защищает от изменения за это время. Статус, который уже есть, ничего не меняет. Количества могут сразу повести дальше: заявка, обеспеченная к моменту согласования, становится `supplier_selected`. Если согласующих определяет маршрут, согласовать и отклонить могут только те, кого ждёт открытый шаг; до последнего из них заявка сохраняет статус, а `approval` в карточке показывает, кого ждут.',
  'List questions about requests for quotes': 'Вопросы по запросам предложений',
  'What suppliers asked and were asked, the newest first, each with its answer. `rfqId` chooses one request, `answeredAt[isNull]=true` what waits for an answer.':
    'Вопросы поставщиков и вопросы к ним, новые сверху, каждый с ответом. `rfqId` выбирает один запрос, `answeredAt[isNull]=true` — то, что ждёт ответа.',
  'Up to 3 of id, updatedAt; `-` before descending ones': 'До 3 из id, updatedAt; `-` перед полями по убыванию',
  'Get a question about a request for quotes': 'Получить вопрос по запросу предложений',
  'List stock receipts with their lines': 'Список приёмок со строками',
  'Receipts of all requisitions, those taken back too (`status=reversed`), each with its first 200 lines, up to 50 a page (a greater `limit` is lowered). What goods cost is shown to who may see costs of the catalog.':
    'Приёмки по всем заявкам, в том числе отменённые (`status=reversed`), у каждой — первые 200 строк, до 50 на странице (больший `limit` уменьшается). Стоимость видит тот, кому доступна себестоимость в каталоге.',
  'Up to 3 of id, number, receivedAt, createdAt, updatedAt; `-` before descending ones':
    'До 3 из id, number, receivedAt, createdAt, updatedAt; `-` перед полями по убыванию',
  'Get a stock receipt with its lines': 'Получить приёмку со строками',
  'What goods cost is shown to who may see costs of the catalog.':
    'Стоимость видит тот, кому доступна себестоимость в каталоге.',
  'List stock reservations': 'Список резервов',
  '`status=active` finds what is held back now; of a requisition, a line, an item or a warehouse.':
    'По `status=active` находится то, что удерживается сейчас: заявки, строки, позиции или склада.',
  'Up to 3 of id, name, expiresAt, createdAt, updatedAt; `-` before descending ones':
    'До 3 из id, name, expiresAt, createdAt, updatedAt; `-` перед полями по убыванию',
  'Get a stock reservation': 'Получить резерв',
  'List quotes of suppliers with their lines': 'Список предложений поставщиков со строками',
  'Each with the current version (`current`): its terms, totals and first 200 lines, up to 50 quotes a page (a greater `limit` is lowered). Before the first submission, and while prices of a request are sealed, without it.':
    'У каждого — действующая версия (`current`): условия, суммы и первые 200 строк, до 50 предложений на странице (больший `limit` уменьшается). До первой подачи и пока цены запроса скрыты — без неё.',
  'Up to 3 of id, number, createdAt, updatedAt; `-` before descending ones':
    'До 3 из id, number, createdAt, updatedAt; `-` перед полями по убыванию',
  'At least 2 characters, looked for in numbers, supplier and its taxpayer number. Words in any order and form, their beginnings and parts; one typo apart where nothing else is found. Without `sort` the most relevant come first.':
    'Не короче 2 знаков; ищется в numbers, supplier and its taxpayer number. Words in any order and form, their beginnings and parts; one typo apart where nothing else is found. Without `sort` the most relevant come first.',
  'Get a quote with its lines': 'Получить предложение со строками',
  'With the current version (`current`) and all its lines; while prices of a request are sealed, without it.':
    'С действующей версией (`current`) и всеми её строками; пока цены запроса скрыты — без неё.',
  'List warehouses': 'Список складов',
  'Up to 3 of id, code, name, createdAt, updatedAt; `-` before descending ones':
    'До 3 из id, code, name, createdAt, updatedAt; `-` перед полями по убыванию',
  'At least 2 characters, looked for in code, name, address': 'Не короче 2 знаков; ищется в code, name, address',
  'Create a warehouse': 'Создать склад',
  'Only the name is required. The first warehouse of a portal becomes its default; a later one with `isDefault` takes the mark over. With `externalSource` and `externalId` the record is linked at once.':
    'Обязательно только название. Первый склад портала становится складом по умолчанию; следующий с `isDefault` перенимает эту отметку. С `externalSource` и `externalId` запись сразу связывается с внешней.',
  Code: 'Код',
  Address: 'Адрес',
  'Latitude. Degrees north.': 'Широта. Градусы северной широты.',
  'Longitude. Degrees east.': 'Долгота. Градусы восточной долготы.',
  'Contact person': 'Контактное лицо',
  'Default. Where goods go unless another warehouse is named.':
    'По умолчанию. Куда поступают товары, если не указан другой склад.',
  'Batch: warehouse': 'Пакет операций: склад',
  'Get a warehouse': 'Получить склад',
  'Change a warehouse': 'Изменить склад',
  'Fields left out stay, null clears. `isDefault: true` takes the mark from the warehouse that has it, whose change is told too; it cannot be taken off otherwise.':
    'Поля, которых нет в запросе, остаются, null очищает. `isDefault: true` переносит отметку с прежнего склада по умолчанию, о чём тоже приходит событие; иначе снять её нельзя.',
  'Archive a warehouse': 'Перенести склад в архив',
  'Only an empty warehouse that is not the default. It stays readable by its identifier and can be restored. Archiving it again changes nothing.':
    'Только пустой склад, и не тот, что выбран по умолчанию. Он читается по идентификатору, и его можно вернуть. Повторный перенос в архив ничего не меняет.',
  'Change the status: warehouse': 'Сменить статус: склад',
  'Restore a warehouse': 'Вернуть склад из архива',
  'List installed integrations': 'Список установленных интеграций',
  'Up to 3 of id, slug, createdAt, updatedAt; `-` before descending ones':
    'До 3 из id, slug, createdAt, updatedAt; `-` перед полями по убыванию',
  'At least 2 characters, looked for in slug': 'Не короче 2 знаков; ищется в slug',
  'Install an integration': 'Установить интеграцию',
  'A new installation requires setup: fill in its settings, check the connection, enable it. A portal has one installation of an integration at a time. An integration of another company is installed with consent: the first answer lists in `consent` what it asks for, the second request sends the version that was read in `accept`.':
    'Новая установка требует настройки: заполните настройки, проверьте подключение, включите её. В портале одновременно одна установка интеграции. Интеграция другой компании устанавливается с согласия: первый ответ перечисляет в `consent`, что она запрашивает, второй запрос передаёт прочитанную версию в `accept`.',
  'Public identifier of the integration, as the marketplace shows it':
    'Публичный идентификатор интеграции, как в каталоге интеграций',
  'Settings by the schema of the manifest; secrets are covered': 'Настройки по схеме манифеста; секреты закрыты',
  'Version of an integration of another company that was read and agreed to':
    'Прочитанная версия интеграции другой компании, на которую даётся согласие',
  'Get an installation': 'Получить установку интеграции',
  'Delete an installation': 'Удалить интеграцию',
  'Access granted by OAuth is taken back, and an address that we registered at the provider is given back to whoever had it before; secrets, tokens and places reached are erased; the journal and what was exchanged stay. The integration can be installed again.':
    'Доступ по OAuth отзывается, а адрес, зарегистрированный у провайдера, возвращается тому, у кого был; секреты, токены и достигнутые места стираются; журнал и полученные данные остаются. Интеграцию можно установить снова.',
  'Change the settings of an installation': 'Изменить настройки интеграции',
  'Fields left out stay; null takes a field out. A secret that is empty, or sent back covered, stays; null takes it away. A change of what the connection depends on asks for a new check.':
    'Пропущенные поля остаются; null убирает поле. Пустой секрет или присланный обратно закрытым остаётся прежним; null его убирает. Изменение того, от чего зависит подключение, требует новой проверки.',
  'Read what an installation asks consent for': 'Узнать, на что установка просит согласия',
  'The newest version of an integration of another company, and the number of the version agreed to so far: the same number when nothing waits.':
    'Последняя версия интеграции другой компании и номер версии, на которую согласие уже дано: если номера совпадают, ничего не ждёт решения.',
  'Agree to a newer version of an integration': 'Согласиться на новую версию интеграции',
  'Names exactly the version read before. The key of the version before it is revoked; the publisher fetches a new one, which acts for who agreed.':
    'Указывается именно прочитанная версия. Ключ прежней версии отзывается; издатель получает новый, и тот действует от имени давшего согласие.',
  'Version agreed to': 'Версия, на которую даётся согласие',
  'Disable an integration': 'Отключить интеграцию',
  'The integration stops acting: nothing is synchronized, incoming webhooks are refused. Settings stay. Disabling what is disabled changes nothing.':
    'Интеграция перестаёт действовать: ничего не синхронизируется, входящие вебхуки отклоняются. Настройки остаются. Повторное отключение ничего не меняет.',
  'Enable an integration': 'Включить интеграцию',
  'The integration starts working in the portal. Its settings have to be filled in and, where it connects to somebody, checked as they now stand. Enabling what is enabled changes nothing.':
    'Интеграция начинает работать в портале. Её настройки должны быть заполнены и, если она к кому-то подключается, проверены в нынешнем виде. Повторное включение ничего не меняет.',
  'Show the exchange of an installation': 'Показать обмен интеграции',
  'Where the accounting system calls, when it did last, and what became of the files it sent. The password is never shown. Null while no system was given access.':
    'Куда обращается учётная система, когда обращалась в последний раз и что стало с присланными файлами. Пароль не показывается никогда. Null, пока доступ никому не выдан.',
  'Create the login and password of an exchange': 'Создать логин и пароль обмена',
  'Address, login and password to type into the accounting system. The password is in this answer and nowhere else. Asked again, it makes a new password and ends open sessions; address and login stay.':
    'Адрес, логин и пароль для настройки учётной системы. Пароль есть только в этом ответе. Повторный вызов создаёт новый пароль и завершает открытые сеансы; адрес и логин сохраняются.',
  'List the objects of an accounting system': 'Список объектов учётной системы',
  'Price types, stores and properties to map in the settings, and products it marks as deleted (`state=deleted`) or left out of a full upload (`state=absent`): nothing here is deleted by it, so a person decides. In the order of identifiers, 500 at a time; `after` goes on.':
    'Виды цен, склады и свойства, которые сопоставляются в настройках, а также товары, помеченные на удаление (`state=deleted`) или не попавшие в полную выгрузку (`state=absent`): здесь по ним ничего не удаляется, решает человек. По порядку идентификаторов, по 500; дальше — с `after`.',
  'Whether it is still there': 'Есть ли объект в учётной системе',
  'Place to go on from: `next` of the answer before': 'Откуда продолжить: `next` предыдущего ответа',
  'Read the journal of an installation': 'Прочитать журнал интеграции',
  'Newest first. `direction=INBOUND` shows what came from the other system. The journal of a deleted installation can be read too.':
    'Сначала новые. `direction=INBOUND` показывает пришедшее от другой системы. Журнал удалённой установки тоже можно читать.',
  'Up to 3 of id, at; `-` before descending ones': 'До 3 из id, at; `-` перед полями по убыванию',
  'List writes at the provider': 'Список записей у провайдера',
  'Newest first. What was asked to be written at the provider and must not be written twice: waiting, sent, done, failed, or in doubt. `awaitsDecision=true` shows those a person has to decide on.':
    'Сначала новые. Что нужно записать у провайдера и нельзя записать дважды: ожидает, отправлено, выполнено, не выполнено или с неизвестным результатом. `awaitsDecision=true` показывает те, по которым решение за человеком.',
  'Send a write again': 'Отправить запись снова',
  'For what failed, and for what is in doubt once it was looked for in vain: a person answers for it that it will not be there twice.':
    'Для невыполненного и для записи с неизвестным результатом, которую не нашли: за то, что она не появится дважды, отвечает человек.',
  'Say what came of a write in doubt': 'Отметить, чем закончилась запись',
  'For a write in doubt that was looked for in vain: a person who has looked at the provider says whether it is there. Nothing is sent.':
    'Для записи с неизвестным результатом, которую не нашли: человек, проверивший у провайдера, отмечает, есть ли она там. Ничего не отправляется.',
  'Whether the provider carried it out': 'Выполнил ли провайдер',
  'What the provider calls it': 'Как это называется у провайдера',
  'How that is known': 'Откуда это известно',
  'Synchronize now': 'Синхронизировать сейчас',
  'Begins a run over all streams of the integration. `syncProgress` of the installation tells how far it is.':
    'Запускает синхронизацию всех потоков интеграции. О ходе говорит `syncProgress` установки.',
  'Check the connection': 'Проверить подключение',
  'Asks the provider without changing anything there, and answers what was looked at. A disabled installation can be checked too. A check that passes puts an installation that required setup to work.':
    'Обращается к провайдеру, ничего у него не меняя, и отвечает, что проверялось. Отключённую установку тоже можно проверить. Удачная проверка включает в работу установку, которая требовала настройки.',
  'List the marketplace': 'Список интеграций маркетплейса',
  'Published integrations alone. Filters take one value or several, comma separated. `minRating` leaves out what nobody has rated; the most popular come first unless `sort` says otherwise.':
    'Только опубликованные интеграции. Фильтры принимают одно или несколько значений через запятую. `minRating` не показывает интеграции без оценок; без `sort` сначала идут самые популярные.',
  'Order: most installed, newest, best rated or latest changed first':
    'Порядок: сначала самые устанавливаемые, новые, с лучшей оценкой или недавно изменённые',
  'At least 2 characters, looked for in name, developer and short description':
    'Не короче 2 знаков; ищется в name, developer and short description',
  'How it is connected': 'Как подключается',
  Badges: 'Знаки',
  'What it carries': 'Какие данные передаёт',
  'Status of the installation in this portal': 'Статус установки в этом портале',
  'Whether this portal has it installed': 'Установлена ли в этом портале',
  'Least rating, 1 to 5': 'Наименьшая оценка, от 1 до 5',
  'List the categories of the marketplace': 'Список категорий маркетплейса',
  'In the order they are shown, each with how many published integrations it holds.':
    'В порядке показа, с числом опубликованных интеграций в каждой.',
  'Get the card of an integration': 'Получить карточку интеграции',
  'All that is known before installing, in the language of who asks. `settingsSchema` is JSON Schema: `x-widget`, `x-order`, `x-group` and `x-show-when` say how to draw it, `x-secret` what is never shown again.':
    'Всё, что известно до установки, на языке запроса. `settingsSchema` — это JSON Schema: `x-widget`, `x-order`, `x-group` и `x-show-when` говорят, как построить форму, `x-secret` — что больше не показывается.',
  'Rate an integration': 'Оценить интеграцию',
  'A portal has one opinion of an integration, and only of one it has had installed for seven days, be it gone since. Rating again changes the stars.':
    'У портала одна оценка интеграции, и только той, что была установлена не меньше семи дней, даже если её уже удалили. Повторная оценка заменяет прежнюю.',
  Stars: 'Оценка от 1 до 5',
  'Take back the rating of an integration': 'Отозвать оценку интеграции',
  'Taking back what was not given changes nothing.': 'Отзыв оценки, которой нет, ничего не меняет.',
  'Begin to connect by OAuth': 'Начать подключение по OAuth',
  'Answers the address at the provider where access is granted; lead the browser there within ten minutes. It comes back to the callback, and from there to the page of the integration in the portal, with `oauth=connected` or `oauth=failed` and a `reason`. Has to be asked by the browser that goes: it is marked with a cookie.':
    'Отвечает адресом у провайдера, где предоставляют доступ; направьте туда браузер в течение десяти минут. Он вернётся на адрес возврата, а оттуда на страницу интеграции в портале с `oauth=connected` или `oauth=failed` и `reason`. Запрашивать должен тот же браузер, который пойдёт по адресу: он помечается cookie.',
  'Take back access by OAuth': 'Отозвать доступ по OAuth',
  'The provider is told (RFC 7009), and the tokens are erased here whatever it answers. The installation requires setup again. Without access nothing changes.':
    'Провайдеру сообщается об отзыве (RFC 7009), а здесь токены стираются, что бы он ни ответил. Установка снова требует настройки. Без доступа ничего не меняется.',
  'List publications': 'Список публикаций',
  'Draft an integration for others': 'Создать черновик интеграции для других',
  'Nothing of it is seen by other portals until it is published. `slug` is taken for good: it names the integration on the whole platform.':
    'До публикации другие порталы ничего не видят. `slug` занимается навсегда: так интеграция называется на всей платформе.',
  'Public identifier: the publisher, a dot, the integration': 'Публичный идентификатор: издатель, точка, интеграция',
  'What is published': 'Что публикуется',
  'Get a publication': 'Получить публикацию',
  'Change a publication': 'Изменить публикацию',
  'The whole manifest is given. A change of a published version begins the next one; what was published stays as it is. The checks have to be run anew.':
    'Передаётся весь манифест. Изменение опубликованной версии начинает следующую; опубликованное остаётся как есть. Проверку нужно запустить заново.',
  'Run the automatic checks of a publication': 'Запустить автоматическую проверку публикации',
  'Looks at the schema of settings, at scopes and events beside the data-transfer table, at the addresses and whose they are, and calls the publisher: one signed ping that has to be answered, and five calls that have to be refused.':
    'Проверяет схему настроек, области доступа и события по таблице передачи данных, адреса и их принадлежность и вызывает издателя: на одну подписанную проверку связи он должен ответить, пять вызовов — отклонить.',
  'Get the signing secret and the proof of ownership': 'Получить секрет подписи и строку подтверждения адреса',
  'The secret signs our calls to the publisher, as that of a webhook subscription does. The file proves whose the addresses are.':
    'Секретом подписаны наши вызовы издателю, как у подписки на вебхуки. Файл подтверждает, чьи это адреса.',
  'Publish an approved version': 'Опубликовать одобренную версию',
  'Every portal sees it from now on. Where the version before it is installed, it takes over by itself unless it asks for more; then it waits for consent.':
    'С этого момента её видят все порталы. Там, где установлена прежняя версия, новая вступает в силу сама, если не просит больше прав; иначе ждёт согласия.',
  'Hand a publication in for review': 'Отправить публикацию на проверку',
  'Every automatic check has to be green for the manifest as it stands. A person of the platform reads it then.':
    'Для текущего манифеста должна быть пройдена вся автоматическая проверка. Затем его читает сотрудник платформы.',
  'Get the publisher': 'Получить издателя',
  'Null while the company has not said who publishes.': 'Null, пока компания не указала, кто публикует.',
  'Say who publishes': 'Указать издателя',
  'A portal publishes under the name and INN of its company; both are shown with every integration it offers. The INN is confirmed when a version is reviewed.':
    'Портал публикует под названием и ИНН своей компании; они видны у каждой её интеграции. ИНН подтверждается при проверке версии.',
  'Who answers for the integrations': 'Кто отвечает за интеграции',
  'Address of support': 'Адрес поддержки',
  'Page that tells what is done with data': 'Страница о том, как обрабатываются данные',
  'Exchange a code for the access of an installation': 'Обменять код на доступ к установке',
  'The code comes in a signed `installation.created` or `installation.enabled` call, holds for ten minutes and works once.':
    'Код приходит в подписанном вызове `installation.created` или `installation.enabled`, действует десять минут и срабатывает один раз.',
  'List webhook mappings': 'Список сопоставлений вебхуков',
  'Up to 3 of id, position, event, createdAt, updatedAt; `-` before descending ones':
    'До 3 из id, position, event, createdAt, updatedAt; `-` перед полями по убыванию',
  'Create a webhook mapping': 'Создать сопоставление вебхука',
  'Says what is done with an event: `source` takes values out of it by paths to single places, `defaults` fill what it leaves out, `requiredFields` stop it. Every active mapping of an event is applied, in the order of `position`, in the name of the person who installed the integration and with his rights.':
    'Описывает, что делать с событием: `source` берёт из него значения по путям к отдельным местам, `defaults` заполняют недостающее, без `requiredFields` ничего не выполняется. Применяются все действующие сопоставления события в порядке `position`, от имени сотрудника, установившего интеграцию, и с его правами.',
  'Event it is for, or `prefix.*`': 'Событие, для которого оно действует, или `префикс.*`',
  'What is done': 'Что выполняется',
  'It is applied': 'Применяется',
  'Mappings of one event are applied in this order': 'Сопоставления одного события применяются в этом порядке',
  'Where the value of each field stands': 'Где находится значение каждого поля',
  'Values of fields the event leaves out': 'Значения полей, которых в событии нет',
  'Fields without which nothing is done': 'Поля, без которых ничего не выполняется',
  'Where the event says which one it is': 'Где в событии его собственный идентификатор',
  'Where the identifier in the external system stands': 'Где находится идентификатор во внешней системе',
  'Where the version of the record stands; what is older is left out':
    'Где находится версия записи; более старые версии пропускаются',
  'Field by which a record that is not linked yet is known': 'Поле, по которому узнают ещё не связанную запись',
  'Bank details may be written': 'Разрешена запись банковских реквизитов',
  'Try mappings without effect': 'Проверить сопоставления без записи',
  'Every active mapping of the event is really applied, with the rights of the person who installed the integration, and taken back again: what it would write or why it would be refused is exactly what a webhook would meet. Nothing is kept.':
    'Каждое действующее сопоставление события действительно применяется с правами сотрудника, установившего интеграцию, и тут же отменяется: ответ показывает ровно то, что записал бы вебхук, или причину его отказа. Ничего не сохраняется.',
  'Event of the other system': 'Событие другой системы',
  'Get a webhook mapping': 'Получить сопоставление вебхука',
  'Change a webhook mapping': 'Изменить сопоставление вебхука',
  'Fields left out stay; `source`, `defaults` and `requiredFields` are replaced as a whole. What came before is not applied anew by itself: reprocess its receipt.':
    'Непереданные поля сохраняются; `source`, `defaults` и `requiredFields` заменяются целиком. Принятое раньше само заново не применяется: обработайте его повторно.',
  'Delete a webhook mapping': 'Удалить сопоставление вебхука',
  'Nothing is mapped by it any more; what it has done stays. Deleting it again changes nothing.':
    'Больше не применяется; сделанное остаётся. Повторное удаление ничего не меняет.',
  'List received webhooks': 'Список принятых вебхуков',
  'Newest first. `status=failed` finds those that came to nothing. They are kept for 90 days.':
    'Сначала новые. `status=failed` находит те, что применить не удалось. Хранятся 90 дней.',
  'Up to 3 of id, receivedAt; `-` before descending ones': 'До 3 из id, receivedAt; `-` перед полями по убыванию',
  'Get a received webhook': 'Получить принятый вебхук',
  'With its body as it came, what each mapping made of it, and the fault that stopped it.':
    'С телом запроса, как оно пришло, с результатом каждого сопоставления и с ошибкой, которая его остановила.',
  'Apply a received webhook again': 'Применить принятый вебхук ещё раз',
  'For after a mapping was mended or added. Mappings that have done their work on it do nothing again; the others are tried anew, as they stand now.':
    'Для случая, когда сопоставление исправили или добавили. Те сопоставления, что уже отработали, повторно ничего не делают; остальные применяются заново в нынешнем виде.',
  'Get the address for webhooks': 'Получить адрес для вебхуков',
  'Every installation that takes webhooks has an address of its own from the start. Its secret is shown once, when it is made anew by `regenerate`.':
    'У каждой установки, принимающей вебхуки, с самого начала есть свой адрес. Секрет показывается один раз, когда его создают заново через `regenerate`.',
  'Make a new address and secret': 'Сменить адрес и секрет',
  'A new address and a new secret, which is shown in this answer alone. The pair before works during the overlap and is answered 410 after it; with 0 hours every pair before ends now. An address that we register at a provider ourselves is registered anew in the same action: the one before ends once the provider has confirmed the new one, and stays when it has not.':
    'Новый адрес и новый секрет, который показан только в этом ответе. Прежняя пара действует в течение перекрытия, после него отвечает 410; при 0 часов все прежние пары прекращаются сразу. Адрес, который мы сами регистрируем у провайдера, регистрируется заново тем же действием: прежний перестаёт действовать, когда провайдер подтвердил новый, и остаётся, если не подтвердил.',
  'Hours for which the pair before works too; 0 unless said': 'Сколько часов действует и прежняя пара; по умолчанию 0',
  'Receive a webhook': 'Принять вебхук',
  'For other systems: needs no account, but a signature. 202 is answered once the event is kept; mappings are applied after it, so a mistake in a mapping is found in the journal and not here. An event that was taken before, or the same timestamp and body under whatever headers, is answered 202 too, with the first receipt, and changes nothing. Repeat whatever is answered 429 or 5xx.':
    'Для других систем: учётная запись не нужна, нужна подпись. Ответ 202 приходит, когда событие сохранено; сопоставления применяются после этого, поэтому ошибку в сопоставлении показывает журнал, а не этот ответ. На событие, принятое раньше, и на те же метку времени и тело с любыми заголовками тоже отвечают 202 с первой квитанцией, и оно ничего не меняет. Повторяйте запрос при ответах 429 и 5xx.',
  'Receive a webhook of the provider': 'Принять вебхук провайдера',
  'For the provider alone, which was told this address when it was registered. 200 is answered once the body is kept, whatever it holds: what cannot be read, comes twice or comes late is found in the journal of the installation. While the integration is disabled 200 is answered and nothing is kept.':
    'Только для провайдера, которому адрес сообщён при регистрации. Ответ 200 даётся, как только тело сохранено, что бы в нём ни было: нечитаемое, повторное и запоздавшее видно в журнале установки. Пока интеграция отключена, ответ тоже 200, но ничего не сохраняется.',
  'Read channels from the provider': 'Прочитать каналы у провайдера',
  'Answers all channels with their states. One that the provider lists no more stays, marked `isGone`, with its conversations.':
    'Отвечает всеми каналами с их состояниями. Канал, которого у провайдера больше нет, остаётся с пометкой `isGone` вместе с перепиской.',
  'Tell the provider of counterparties': 'Передать провайдеру контрагентов',
  'Begins a run in the background: records that are new or have changed are told, a hundred at a time, and those that the provider refuses are named in the journal. Contacts are counterparties with a phone, deals are requisitions with suppliers among them; users come before both. The overview counts what was told.':
    'Запускает передачу в фоне: новые и изменённые записи передаются по сотне, отклонённые провайдером названы в журнале. Контакты — контрагенты с телефоном, сделки — заявки с такими поставщиками; сотрудники передаются раньше тех и других. Сколько передано, видно в обзоре.',
  'Tell the provider of requisitions': 'Передать провайдеру заявки',
  "Open the provider's chats": 'Открыть чаты провайдера',
  'An address for a frame of the page (`allow="microphone *; clipboard-write *"`): all chats, those of one record, or one conversation. Whoever has the address reads and writes as the caller, so it is made anew for every request and neither stored nor logged.':
    'Адрес для окна на странице (`allow="microphone *; clipboard-write *"`): все чаты, чаты одной записи или одна переписка. Владелец адреса читает и пишет от имени вызвавшего, поэтому адрес создаётся заново на каждый запрос, не хранится и не попадает в журнал.',
  'Conversation to open': 'Переписка, которую открыть',
  'Record whose chats are shown alone': 'Запись, только чаты которой показать',
  'Send a test message': 'Отправить проверочное сообщение',
  'A real message to a phone or a contact, such as your own, by the same way as any other: its `status` shows whether webhooks come back.':
    'Настоящее сообщение на телефон или контакту, например себе, тем же путём, что и любое другое: по `status` видно, приходят ли вебхуки.',
  'Contact of a counterparty, whose phone is written to': 'Контакт контрагента, на телефон которого написать',
  'Or the phone itself': 'Или сам телефон',
  'Channel, as the provider knows it; that of the settings, or any that reaches the phone, unless given':
    'Канал, как его знает провайдер; без него — канал из настроек или любой, где доступен телефон',
  'Text; a greeting unless given': 'Текст; без него — приветствие',
  'Overview of messengers': 'Обзор мессенджеров',
  'Channels with their states, whether the provider posts to us, what came last, and how many users, contacts and deals it was told of. Addresses and texts are not among it.':
    'Каналы с состояниями, отправляет ли провайдер события, что пришло последним и сколько сотрудников, контактов и сделок ему передано. Адресов и текстов здесь нет.',
  'Whether the section of messengers shows': 'Показывать ли раздел мессенджеров',
  'For the menu: whether the section shows, in what state the integration is, and how many messages nobody has read. The right to read messengers is all it asks for.':
    'Для меню: показывать ли раздел, в каком состоянии интеграция и сколько непрочитанных сообщений. Достаточно права читать мессенджеры.',
  'Tell the provider of our users': 'Передать провайдеру сотрудников',
  'Register the webhook at the provider': 'Зарегистрировать вебхук у провайдера',
  'The provider posts messages and statuses to us from then on. It has room for one address: where another system receives them now, 422 `webhook_taken` names its host, and `takeOverWebhook: true` agrees to cut it off. The address before is kept and given back when the integration is deleted. Repeating it changes nothing.':
    'С этого момента провайдер отправляет нам сообщения и статусы. Адрес у него один: если события сейчас получает другая система, 422 `webhook_taken` называет её узел, а `takeOverWebhook: true` подтверждает перехват. Прежний адрес сохраняется и возвращается при удалении интеграции. Повтор ничего не меняет.',
  'Take the webhooks over from whoever receives them now': 'Перехватить вебхуки у системы, которая получает их сейчас',
  'List conversations in messengers': 'Список переписок в мессенджерах',
  'The newest first. `entityType` with `entityId` shows those about one record, suggested and confirmed alike; `isLinked` tells those with a confirmed record from the others; `search` looks into names and phones.':
    'Новые сначала. `entityType` с `entityId` показывает переписку об одной записи, предложенную и подтверждённую; `isLinked` отделяет переписки с подтверждённой записью от остальных; `search` ищет по именам и телефонам.',
  'Up to 3 of id, lastMessageAt, createdAt, updatedAt; `-` before descending ones':
    'До 3 из id, lastMessageAt, createdAt, updatedAt; `-` перед полями по убыванию',
  'At least 2 characters, looked for in names and phones. Words in any order and form, their beginnings and parts; one typo apart where nothing else is found. Without `sort` the most relevant come first.':
    'Не короче 2 знаков; ищется в names and phones. Words in any order and form, their beginnings and parts; one typo apart where nothing else is found. Without `sort` the most relevant come first.',
  'The record they are about': 'Запись, о которой они',
  'Only those with a confirmed record, or only those without': 'Только с подтверждённой записью или только без неё',
  'Get a conversation': 'Получить переписку',
  'Link a conversation to a record': 'Связать переписку с записью',
  'A conversation may be about several records. Linking one that was suggested confirms it; linking what is confirmed already changes nothing.':
    'Переписка может быть о нескольких записях. Связать предложенную запись значит подтвердить её; повтор подтверждённой ничего не меняет.',
  'Read the messages of a conversation': 'Прочитать сообщения переписки',
  'The oldest first; `sort=-sentAt` begins with the newest. Reading them here marks nothing as read: `/read` does.':
    'Старые сначала; `sort=-sentAt` начинает с новых. Чтение здесь ничего не отмечает прочитанным: для этого есть `/read`.',
  'Up to 3 of id, sentAt; `-` before descending ones': 'До 3 из id, sentAt; `-` перед полями по убыванию',
  'Write in a conversation': 'Написать в переписке',
  'A text, or a file of the portal. The message leaves right after the answer; `status` tells how far it is, and `inDoubt` that nobody knows whether it left.':
    'Текст или файл портала. Сообщение уходит сразу после ответа; `status` показывает, что с ним, а `inDoubt` — что неизвестно, ушло ли оно.',
  'File of the portal, such as one of the record': 'Файл портала, например файл записи',
  'Mark a conversation read': 'Отметить переписку прочитанной',
  'All its messages count as read from now on, for the whole portal. The client is told nothing of it. What is read already stays as it was.':
    'Все её сообщения считаются прочитанными для всего портала. Собеседник об этом не узнаёт. Прочитанное раньше не меняется.',
  'Take a record off a conversation': 'Отвязать запись от переписки',
  'Confirmed or only suggested: the platform does not suggest it for this conversation again. Repeating it changes nothing.':
    'Снимается и подтверждённая, и предложенная связь: платформа больше не предложит эту запись в этой переписке. Повтор ничего не меняет.',
  'Write to somebody from a record': 'Написать из записи',
  'Writes to a contact or a phone, in the conversation that is there or a new one, and links it to the record. Messengers that know people by phone alone (WhatsApp, Viber) are written to so; in the others the person has to write first, and is answered in his conversation.':
    'Пишет контакту или на телефон в имеющейся переписке или новой и связывает её с записью. По телефону можно написать в WhatsApp и Viber; в остальных мессенджерах собеседник пишет первым, а отвечают ему в его переписке.',
  'Get a message': 'Получить сообщение',
  'Its file is a file of the portal: `GET /api/v1/files/:fileId/download-url` leads to it.':
    'Его файл — файл портала: к нему ведёт `GET /api/v1/files/:fileId/download-url`.',
  'List whom of a record can be written to': 'Кому можно написать из записи',
  'Contacts with a phone, and companies with one, of the suppliers and the counterparty of the record.':
    'Контакты с телефоном и компании с телефоном — поставщики и контрагент записи.',
  'Send a request for quotes by messenger': 'Отправить запрос цен в мессенджере',
  'Beside the letter: suppliers who were asked already get their link by messenger too. Instead of a letter, give the recipient the channel `messenger` and send the request. Whoever cannot be reached is named with the reason; the others are written to all the same. Who was written to before is passed by unless `resend` is true. It asks for the right to send requests for quotes too.':
    'Вместе с письмом: поставщики, которым запрос уже отправлен, получают свою ссылку и в мессенджере. Чтобы отправить вместо письма, укажите получателю канал `messenger` и отправьте запрос. Кому написать не удалось, назван с причиной; остальным сообщения уходят. Кому уже писали, пропускается, если `resend` не равно true. Нужно и право отправлять запросы предложений.',
  'Only these': 'Только эти',
  'Channel, as the provider knows it': 'Канал, как его знает провайдер',
  'Again to those who were written to before': 'Повторно тем, кому уже писали',
  'Link a requisition to the tracker': 'Связать заявку с трекером',
  'To a task, a board or a project, by its identifier there. The tracker is asked first: what is not there, or not shown to the owner of the key, is not linked. The first link of a requisition is the main one.':
    'С задачей, доской или проектом по идентификатору в трекере. Сначала запрос идёт в трекер: чего там нет или что не видно владельцу ключа, то не связывается. Первая связь заявки — основная.',
  'What it is linked to': 'С чем связана',
  'Identifier in the tracker': 'Идентификатор в трекере',
  'Remove a link to the tracker': 'Убрать связь с трекером',
  'Nothing changes in the tracker. When the main link goes, the oldest of the others takes its place. Answers the link as it was.':
    'В трекере ничего не меняется. Если убрать основную связь, основной станет самая старая из остальных. В ответе — связь, какой она была.',
  'Get the state of the task tracker': 'Получить состояние трекера задач',
  'Projects, boards, columns and people as they were last read, links of requisitions and the tasks they lead to, the newest first. `truncated` says that there are more links than the 500 shown. Without a tracker all lists are empty and `installation` is null.':
    'Проекты, доски, колонки и сотрудники по последнему чтению, связи заявок и их задачи, сначала новые. `truncated` означает, что связей больше показанных 500. Без трекера все списки пусты, а `installation` равно null.',
  'Get the tasks of a requisition': 'Получить задачи заявки',
  'Its links, the main one first, and the tasks they lead to as they were last read. `movingTaskId` is the task that moves with the requisition. `ordered` is the last task that was ordered and is not there yet: on its way, in doubt and being looked for, or failed.':
    'Связи заявки, начиная с основной, и их задачи по последнему чтению. `movingTaskId` — задача, которая перемещается вместе с заявкой. `ordered` — последняя заказанная задача, которой ещё нет: создаётся, ищется при неизвестном результате или не создана.',
  'Get the settings of the task tracker': 'Получить настройки трекера задач',
  'Which columns stand for which stages, and when a task is made by itself. Before anything was set up both lists are empty.':
    'Каким этапам соответствуют колонки и когда задача создаётся сама. Пока ничего не настроено, оба списка пусты.',
  'Change the settings of the task tracker': 'Изменить настройки трекера задач',
  'A list that is given replaces the one before, a list left out stays. A requisition that a person moves to a stage takes its task to the column of that stage on the board where the task stands; a task that is moved to a column takes its requisition to the stage, where the lifecycle of the requisition and the rights of whoever installed the integration allow it: otherwise the journal says why. Nothing that stands already is moved by a change of the settings.':
    'Переданный список заменяет прежний, непереданный остаётся. Заявка, перенесённая на этап, переносит задачу в колонку этого этапа на той же доске; задача, перенесённая в колонку, переводит заявку на этап, если это допускают её жизненный цикл и права того, кто установил интеграцию: иначе причина видна в журнале. Само изменение настроек ничего не перемещает.',
  'Columns and their stages. A column brings requisitions to one stage. On one board a stage brings tasks to one column, while several columns may lead to it.':
    'Колонки и их этапы. Колонка переводит заявки только на один этап. На одной доске этап переводит задачи только в одну колонку, но вести на него могут несколько колонок.',
  'Tasks made by themselves. A requisition that enters the stage gets a task, once in its life and only while it has none.':
    'Автоматические задачи. Заявка, попавшая на этап, получает задачу: один раз за всё время и только пока задачи у неё нет.',
  'Whether tasks of the tracker show': 'Показывать ли задачи трекера',
  'For the menu and the page of a requisition: whether tasks of the tracker show, and in what state the integration is.':
    'Для меню и страницы заявки: показывать ли задачи трекера и в каком состоянии интеграция.',
  'Synchronize with the tracker': 'Синхронизировать с трекером',
  'Reads projects, boards, columns, people and linked tasks. While a synchronization is under way the same run is answered. `syncProgress` of the installation tells how far it is.':
    'Читает проекты, доски, колонки, сотрудников и связанные задачи. Пока синхронизация идёт, в ответе тот же запуск. Ход виден в `syncProgress` установки.',
  'Create a task in the tracker': 'Создать задачу в трекере',
  'The task is created in the tracker and linked to the requisition; the answer is the link. Without a column, a board or a project it enters the column of the stage of the requisition, or the usual one of the integration. Where the tracker fails nothing is linked. Where it does not say whether it has created the task, 502 with the rule `outcome_unknown` is answered, the task is looked for, and it is linked when it is found; until then no other task is created for the requisition.':
    'Задача создаётся в трекере и связывается с заявкой; в ответе — связь. Без колонки, доски и проекта она попадает в колонку этапа заявки или в колонку по умолчанию. При сбое трекера ничего не связывается. Если трекер не подтвердил создание, ответ — 502 с правилом `outcome_unknown`: задачу ищут и связывают, когда найдут; до этого другая задача по заявке не создаётся.',
  'Title; the number and the title of the requisition unless given':
    'Название; если не указано — номер и название заявки',
  'Project: the task enters the first column of its first board':
    'Проект: задача попадёт в первую колонку его первой доски',
  'Board: the task enters its first column': 'Доска: задача попадёт в её первую колонку',
  Column: 'Колонка',
  'Person in the tracker it is given to': 'Исполнитель в трекере',
  'Subscribe to events of the tracker': 'Подписаться на события трекера',
  'The tracker is told our address. A subscription of ours that is there already is taken over and switched on, doubles of it are removed; subscriptions of others stay. Repeating it changes nothing. Without it changes are read every few minutes.':
    'Трекеру сообщается наш адрес. Уже существующая наша подписка используется и включается, дубли удаляются, чужие подписки остаются. Повтор ничего не меняет. Без подписки изменения читаются раз в несколько минут.',
  'With its lines, or with totals alone. A line that names a line of a requisition counts as invoiced there and is matched with the decision and the receipt; one that names a line of an order, with that order. `orderIds` in place of `lines` invoices all that orders leave. Totals that are sent along may differ from the sums of the lines by 0.01 for each line. The same number of the same supplier in one calendar year is refused unless `duplicateReason` says why, which needs the right to change statuses. A counterparty that is no supplier yet becomes one. A `contractId` counts towards the limit of that contract, where one that blocks refuses the invoice with `contract_limit_exceeded`.':
    'Со строками или только с итогами. Строка, указывающая на строку заявки, засчитывается в ней как выставленная и сверяется с выбором и приёмкой; строка, где названа строка заказа, — с этим заказом. `orderIds` вместо `lines` выставляет весь остаток заказов. Переданные итоги могут отличаться от суммы строк не больше чем на 0,01 за каждую строку. Тот же номер того же поставщика в одном календарном году отклоняется, если `duplicateReason` не объясняет причину, а для этого нужно право менять статусы. Контрагент, который ещё не был поставщиком, становится им. Счёт с `contractId` занимает лимит договора; лимит с запретом отклоняет счёт с `contract_limit_exceeded`.',
  'Orders that an invoice being entered may be for': 'К каким заказам может относиться вносимый счёт',
  'Orders of a supplier that are not invoiced whole, each with the lines that have something left (`leftQuantity`): name `orderLineId` in lines of the new invoice, or the whole order in `orderIds`. The likeliest come first: those whose number stands in `externalNumber`, those of the requisition. Takes the right to read orders too.':
    'Заказы поставщика, по которым выставлено не всё, со строками, где ещё есть остаток (`leftQuantity`): укажите `orderLineId` в строках нового счёта или весь заказ в `orderIds`. Сначала самые вероятные: заказы, номер которых есть в `externalNumber`, и заказы той же заявки. Нужно и право читать заказы.',
  'Requisition that the invoice is entered for': 'Заявка, по которой вносится счёт',
  'Number of the invoice as its supplier has it': 'Номер счёта у поставщика',
  'Accept the differences of an incoming invoice': 'Принять расхождения входящего счёта',
  'An invoice that differs in a way that blocks may then be approved, and where it names an order, paid. It holds for these differences: where they change, somebody has to accept them anew. Who may not approve the invoice for having entered it may not accept them either.':
    'После этого счёт с расхождениями, которые ему мешают, можно согласовать, а если в нём назван заказ — и оплатить. Принимаются именно эти расхождения: если они изменятся, их принимают заново. Кто не может согласовать счёт, потому что сам его внёс, не может и принять расхождения.',
  'Why the differences are right': 'Почему расхождения верны',
  'Use a credit against an invoice': 'Зачесть возмещение в счёт',
  'The credit of a return to the same supplier, in the same currency: so much less is owed. Left out, the amount is all that is left of the credit, or all that is owed. A credit is used by itself against invoices for the goods that went back, as soon as it is recorded; what is left stands for later invoices.':
    'Возмещение по возврату тому же поставщику и в той же валюте: долг по счёту уменьшается на эту сумму. Если сумму не указать, зачитывается всё, что осталось от возмещения, или весь долг. В счета за возвращённый товар возмещение зачитывается само, как только его внесли; остаток можно зачесть в следующие счета.',
  'Return that was credited': 'Возмещённый возврат',
  'How much of it': 'Какую часть',
  'Take a credit off an invoice': 'Убрать зачёт возмещения',
  'The invoice owes so much more; the credit stands for other invoices, or is withdrawn.':
    'Долг по счёту увеличивается на эту сумму; возмещение можно зачесть в другие счета или убрать.',
  'Incoming invoice: explain a figure': 'Входящий счёт: как получилась цифра',
  'Link an incoming invoice to orders': 'Связать входящий счёт с заказами',
  'Each line that names no order gets the line of these orders that is for the same line of the requisition, the same item, or has the same name. What agrees with none stays as it is; where no line does, nothing is changed (`no_line_of_orders`). `PATCH` names lines one by one.':
    'Каждая строка без заказа получает строку этих заказов с той же строкой заявки, той же позицией или тем же наименованием. Что ни с чем не сошлось, остаётся как есть; если не сошлась ни одна строка, ничего не меняется (`no_line_of_orders`). По одной строки указывают через `PATCH`.',
  'Orders that an incoming invoice may be for': 'К каким заказам может относиться входящий счёт',
  'Orders of its supplier that are not invoiced whole, the likeliest first: those whose number stands in the invoice or in the names of its files, those of its requisition, those whose sum or rest it asks for. Takes the right to read orders too.':
    'Заказы его поставщика, выставленные не полностью, сначала самые вероятные: чей номер есть в счёте или в именах его файлов, по той же заявке, с той же суммой или остатком. Нужно и право читать заказы.',
  'Register a payment': 'Зарегистрировать оплату',
  'Money paid for an invoice, on a day that is not in the future. Another currency than that of the invoice needs `fxRate`. More than is owed is refused unless `allowOverpayment`; an approved invoice that is paid in full is `paid`. A payment reported again under the same `externalSource` and `externalPaymentId` is answered with 200 and registered once; with other details it is refused. A disputed invoice and one on hold take no payments.':
    'Оплата счёта за день не позже сегодняшнего. Если валюта другая, чем у счёта, нужен `fxRate`. Переплата отклоняется без `allowOverpayment`; одобренный счёт, оплаченный полностью, становится `paid`. Повтор оплаты с теми же `externalSource` и `externalPaymentId` возвращает 200 и регистрируется один раз; с другими данными — отклоняется. Спорный и приостановленный счета не оплачиваются.',
  Paid: 'Оплачено',
  'One unit of its currency in the currency of the invoice': 'Сколько стоит единица валюты оплаты в валюте счёта',
  'Day of the payment': 'День оплаты',
  'How it was paid': 'Как оплачено',
  'Number of the payment order': 'Номер платёжного поручения',
  'Pay more than is owed': 'Заплатить больше, чем осталось',
  'Who reported it': 'Кто сообщил',
  'Change a payment': 'Изменить оплату',
  'Fields left out stay, null clears. What is owed and the statuses of the invoice are counted anew. A payment that a bank reported is changed only with the right to change the settings of the company.':
    'Поля, которых нет в запросе, остаются, null очищает. Остаток к оплате и статусы счёта пересчитываются. Оплату, о которой сообщил банк, можно изменить только с правом менять настройки компании.',
  'Delete a payment': 'Удалить оплату',
  'It counts no more; a paid invoice that is owed again is `approved`. A payment that a bank reported is deleted only with the right to change the settings of the company.':
    'Оплата больше не учитывается; если оплаченный счёт снова не закрыт, он `approved`. Оплату, о которой сообщил банк, можно удалить только с правом менять настройки компании.',
  'Summary of logistics': 'Сводка по логистике',
  "How many objects, drivers, vehicles, routes, delivery batches and documents stand where. `late` are batches that were planned for a day before today, by the company's clock, and have not come.":
    'Сколько объектов, водителей, транспорта, маршрутов, партий и документов в каком состоянии. `late` — партии, запланированные на день раньше сегодняшнего по времени компании и ещё не доставленные.',
  'List delivery batches': 'Список партий доставки',
  'Each with its items.': 'Каждая с позициями.',
  'Up to 3 of id, number, plannedDate, dispatchedAt, deliveredAt, createdAt, updatedAt; `-` before descending ones':
    'До 3 из id, number, plannedDate, dispatchedAt, deliveredAt, createdAt, updatedAt; `-` перед полями по убыванию',
  'At least 2 characters, looked for in numbers of the batch and its requisition, object, supplier, names and articles of items. Words in any order and form, their beginnings and parts; one typo apart where nothing else is found. Without `sort` the most relevant come first.':
    'Не короче 2 знаков; ищется в numbers of the batch and its requisition, object, supplier, names and articles of items. Words in any order and form, their beginnings and parts; one typo apart where nothing else is found. Without `sort` the most relevant come first.',
  'Create a delivery batch': 'Создать партию доставки',
  'A planned one. Its `items` are lines of one requisition, catalog items, or what is written by hand. All batches of a line that were neither cancelled nor returned carry at most what was decided for it, and at most what was decided for the supplier of a decision that is named: otherwise `over_batched`, which names the line, what was decided and what other batches carry. Weight and volume come from the catalog unless given. More than the vehicle of the route carries is told of in `warnings`.':
    'Запланированная. Позиции `items` — строки одной заявки, позиции каталога или введённые вручную. Все партии строки, кроме отменённых и возвращённых, везут не больше, чем по ней решено закупить, и не больше указанного решения по поставщику: иначе `over_batched` с указанием строки, решённого количества и того, что в других партиях. Вес и объём по умолчанию берутся из каталога. О превышении возможностей транспорта маршрута сообщает `warnings`.',
  'Requisition. Whose lines it carries; set when it is created, by its items unless given.':
    'Заявка. Чьи строки везут; задаётся при создании, по умолчанию по позициям.',
  Route: 'Маршрут',
  'Stop of the route': 'Точка маршрута',
  'Logistics object. Where it goes: the object of the stop unless given.':
    'Объект логистики. Куда везут; по умолчанию объект точки.',
  'Warehouse. Whose stock it enters: that of the object or of the requisition unless given.':
    'Склад. На чей остаток поступит; по умолчанию склад объекта или заявки.',
  'Planned for. The date of the route unless given.': 'По расписанию. По умолчанию дата маршрута.',
  'Who received it': 'Кто принял',
  'Items, the whole list': 'Позиции, весь список',
  'Get a delivery batch': 'Получить партию доставки',
  'With the receipts that name it, and where the caller may move it now.':
    'С приёмками по ней и доступными сейчас переходами.',
  'Change a delivery batch': 'Изменить партию доставки',
  'Fields left out stay, null clears. `items` are the whole list, until the batch leaves: those with an `id` stay, others are new, those not named go. A `status` moves the batch after that, as the addresses of its moves do: `delivered` says that everything has come, `returned` and `cancelled` need a `reason`; what has come in part is said at `/deliver`, with its quantities. Of a batch that is closed only the comment, who received it and custom fields may change.':
    'Неуказанные поля не меняются, null очищает. `items` — весь список, пока партия не отправлена: позиции с `id` остаются, остальные новые, неназванные удаляются. Затем `status` переводит партию так же, как адреса переходов: `delivered` означает, что доставлено всё, для `returned` и `cancelled` нужна причина `reason`; частичную доставку с количествами сообщают через `/deliver`. У закрытой партии меняются только комментарий, получатель и свои поля.',
  'Why it was returned or cancelled': 'Причина возврата или отмены',
  'Delete a delivery batch': 'Удалить партию доставки',
  'A planned or a cancelled batch that no document, receipt or further batch names is deleted, and any other is archived. A planned one in the archive no longer counts as carried. What is being loaded or under way is cancelled or returned first (`batch_on_the_way`). Archiving again changes nothing.':
    'Запланированная или отменённая партия, на которую не ссылаются документы, приёмки и другие партии, удаляется; любая другая переносится в архив. Запланированная в архиве больше не учитывается как перевозимая. Партию на погрузке или в пути сначала отменяют или возвращают (`batch_on_the_way`). Повторный перенос ничего не меняет.',
  'Cancel a delivery batch': 'Отменить партию',
  'Until it leaves. Its lines may be planned anew.': 'Пока не отправлена. Её строки можно запланировать заново.',
  'Note that a delivery batch has come': 'Отметить доставку партии',
  'Items that are not named have come whole. Where less came of any, the batch is `partially_delivered`, and more may come with it later: the quantities are always what has come in all. With `split` what is missing goes with a new planned batch, told in `split`. The receipt into stock is offered by `/receipt-draft`; nothing enters the stock by itself.':
    'Неназванные позиции доставлены полностью. Если чего-то доставлено меньше, партия становится `partially_delivered`, и остальное может прийти позже: количества всегда указывают итогом. С `split` недостающее переходит в новую запланированную партию, её называет `split`. Приёмку на склад готовит `/receipt-draft`; сам по себе товар на остаток не попадает.',
  'What has come of the items, where it is not all': 'Что доставлено по позициям, если не всё',
  'Whether what is missing goes with a new batch': 'Выделить ли недостающее в новую партию',
  'When it came; now unless given, and never in the future':
    'Когда доставлена; по умолчанию сейчас, будущее время нельзя',
  'Dispatch a delivery batch': 'Отправить партию',
  'A loading batch leaves; what it carries no longer changes.':
    'Партия на погрузке отправляется; её состав больше не меняется.',
  "Make the driver's link of a delivery batch": 'Создать ссылку водителя для партии доставки',
  'Whoever has the link sees what is brought where, without prices, and notes in the name of the driver that it was loaded, has arrived and was handed over. It opens until two days after the planned date, also when that moves; `expiresAt` says another end, at most 60 days ahead. The link there was before ends. Nothing is sent: pass `url` on, or let `qr` be scanned.':
    'У кого есть ссылка, тот видит без цен, что и куда везти, и от имени водителя отмечает погрузку, прибытие и передачу. Она открывается ещё два дня после плановой даты, даже если дату перенесли; `expiresAt` задаёт другой срок, не дальше 60 дней. Прежняя ссылка перестаёт действовать. Сама она никому не отправляется: передайте `url` или дайте отсканировать `qr`.',
  'It opens until': 'Открывается до',
  "Get the driver's link of a delivery batch": 'Получить ссылку водителя для партии доставки',
  'The link to pass on once more. Whoever has it acts in the name of the driver, so it is given to those who may change deliveries. Refused where none was made, or where it was ended (`no_driver_link`).':
    'Ссылка, чтобы передать её ещё раз. Её владелец действует от имени водителя, поэтому она доступна тем, кто вправе менять доставки. Если ссылку не создавали или отозвали, отказ `no_driver_link`.',
  "Revoke the driver's link of a delivery batch": 'Отозвать ссылку водителя для партии доставки',
  'It opens no more and takes nothing, also of what a driver without connection has noted already.':
    'Она больше не открывается и ничего не принимает, в том числе отметок, сделанных водителем без связи.',
  'Load a delivery batch': 'Начать погрузку партии',
  'A planned batch that carries something is being loaded. Goods of a cancelled requisition are not loaded (`requisition_status`).':
    'Запланированная непустая партия переходит на погрузку. Товары отменённой заявки не грузят (`requisition_status`).',
  'Draft the stock receipt of a delivery batch': 'Подготовить приёмку партии доставки',
  'The body to send to `POST /api/v1/purchase-requisitions/{procurementId}/stock-receipt`: what was delivered of the lines of the requisition, less what receipts of the batch have taken in. Nothing is saved. Refused until something was delivered (`batch_not_delivered`), without a requisition (`no_requisition`), and once all is received (`nothing_to_receive`).':
    'Тело запроса для `POST /api/v1/purchase-requisitions/{procurementId}/stock-receipt`: доставленное по строкам заявки за вычетом принятого по этой партии. Ничего не сохраняется. Отказ, пока ничего не доставлено (`batch_not_delivered`), если партия без заявки (`no_requisition`) и если всё принято (`nothing_to_receive`).',
  'Restore a delivery batch': 'Вернуть партию доставки из архива',
  'A planned one only while its lines are not carried by others meanwhile (`over_batched`).':
    'Запланированную — только пока её строки не заняли другие партии (`over_batched`).',
  'Return a delivery batch': 'Отметить возврат партии',
  'What is in transit came back with nothing delivered: it no longer counts as carried, and the lines may be planned anew.':
    'То, что было в пути, вернулось без доставки: партия больше не учитывается как перевозимая, строки можно запланировать заново.',
  'List drivers': 'Список водителей',
  '`licenseExpired=true` shows those whose licence is over by the clock of the company.':
    '`licenseExpired=true` показывает тех, у кого срок удостоверения истёк по часам компании.',
  'Up to 3 of id, fullName, licenseValidTo, createdAt, updatedAt; `-` before descending ones':
    'До 3 из id, fullName, licenseValidTo, createdAt, updatedAt; `-` перед полями по убыванию',
  'At least 2 characters, looked for in full_name, phone, license_number':
    'Не короче 2 знаков; ищется в full_name, phone, license_number',
  'Add a driver': 'Добавить водителя',
  'Only the name is required. A passport is given whole, kept sealed and shown by its last digits; giving one needs the right to issue documents.':
    'Обязательно только имя. Паспорт указывают целиком, он хранится зашифрованным, видны последние цифры; чтобы его указать, нужно право выпускать документы.',
  'Driving licence': 'Водительское удостоверение',
  'Licence valid until. The last day.': 'Удостоверение действует до. Последний день.',
  'Passport. Written whole and kept sealed; answers show its last digits.':
    'Паспорт. Записывается целиком и хранится зашифрованным; в ответах видны последние цифры.',
  'Carrier. The counterparty that carries; null for our own.': 'Перевозчик. Контрагент-перевозчик; пусто, если свой.',
  'In use. Who is not in use stays in records and is not offered for new ones.':
    'Используется. Неиспользуемый остаётся в записях, а для новых не предлагается.',
  'Get a driver': 'Получить водителя',
  'Change a driver': 'Изменить водителя',
  'Fields left out stay, null clears. A passport is given whole and shown by its last digits; giving one needs the right to issue documents.':
    'Пропущенные поля остаются, null очищает. Паспорт указывают целиком, видны последние цифры; чтобы его указать, нужно право выпускать документы.',
  'Delete a driver': 'Удалить водителя',
  'A driver whom no route, batch or document names, and who has no files, is removed. Any other goes to the archive; the answer tells which.':
    'Водитель, которого не называют ни маршрут, ни партия, ни документ и у которого нет файлов, удаляется. Любой другой уходит в архив; ответ говорит, что произошло.',
  'Read the passport of a driver': 'Прочитать паспорт водителя',
  'Whole, for those who issue documents. Each reading is recorded.':
    'Целиком, для тех, кто выпускает документы. Каждое чтение записывается в журнал.',
  'Restore a driver': 'Вернуть водителя из архива',
  'Read the planned map': 'Получить карту с планом доставок',
  'Objects, routes with their stops and batches, and vehicles with their last point. `date` is one day, `dateFrom` and `dateTo` a span; without days it is what is in use and not over yet. `region` keeps routes that stop at an object of the region, `status` those that carry a batch of the status. Where days, a region or statuses are asked for, vehicles are those that drive the routes shown. Distances are straight lines along the stops. `truncated` says that a kind has more than `limit`: ask for a smaller `bbox`.':
    'Объекты, маршруты с точками и партиями, транспорт с последним положением. `date` — один день, `dateFrom` и `dateTo` — промежуток; без дней — то, что используется и ещё не закончено. `region` оставляет маршруты с точкой на объекте региона, `status` — с партией в этом статусе. Если указаны дни, регион или статусы, транспорт — тот, что едет по показанным маршрутам. Расстояния — прямые линии между точками. `truncated` означает, что какого-то вида больше, чем `limit`: запросите меньшее `bbox`.',
  'Planned for this day': 'План на этот день',
  'Planned from this day on': 'План с этого дня',
  'Planned until this day': 'План по этот день',
  'Region of the objects': 'Регион объектов',
  'Statuses of batches, separated by commas': 'Статусы партий через запятую',
  'Window: west, south, east, north': 'Окно карты: запад, юг, восток, север',
  'At most so many of each kind; 10 000 unless given': 'Не более стольких каждого вида; если не указано, 10 000',
  'List logistics objects': 'Список объектов логистики',
  'Up to 3 of id, code, name, region, createdAt, updatedAt; `-` before descending ones':
    'До 3 из id, code, name, region, createdAt, updatedAt; `-` перед полями по убыванию',
  'At least 2 characters, looked for in code, name, address, contact_name':
    'Не короче 2 знаков; ищется в code, name, address, contact_name',
  'Create a logistics object': 'Создать объект логистики',
  'Only the name is required. Both coordinates are given, or neither; `warnings` tell of two that look exchanged.':
    'Обязательно только название. Указываются обе координаты или ни одной; `warnings` предупреждают, если их, похоже, перепутали.',
  'Code. Given by a sequence where it is left out.': 'Код. Если не указан, присваивается по порядку.',
  Region: 'Регион',
  'Working hours': 'Часы работы',
  'In use. What is not in use stays in its records and is not offered for new ones.':
    'Используется. Неиспользуемое остаётся в записях, а для новых не предлагается.',
  'Get a logistics object': 'Получить объект логистики',
  'Change a logistics object': 'Изменить объект логистики',
  'Fields left out stay, null clears.': 'Пропущенные поля остаются, null очищает.',
  'Delete a logistics object': 'Удалить объект логистики',
  'An object that no route, batch or document names, and that has no files, is removed. Any other goes to the archive; the answer tells which.':
    'Объект, который не называют ни маршрут, ни партия, ни документ и у которого нет файлов, удаляется. Любой другой уходит в архив; ответ говорит, что произошло.',
  'Restore a logistics object': 'Вернуть объект логистики из архива',
  'Plan deliveries of requisitions': 'Спланировать доставки по заявкам',
  'Proposes batches of all goods that were decided, go with no batch yet and were not received without one. They are grouped as asked, and no batch is heavier or larger than the limits: what is larger goes in several, whole units staying whole, and all quantities add up. A batch goes on the day its supplier has promised, or else on the one it is needed by. Nothing is saved: send the `batch` of those that are wanted, changed or not, to `/plan/apply`.':
    'Предлагает партии из всего товара, который решено закупить, который не едет ни с одной партией и не принят без неё. Товар группируется, как указано; партия не тяжелее и не больше ограничений: что больше, едет несколькими партиями, целые единицы не делятся, суммы сходятся. Партия едет в день, обещанный поставщиком, а если его нет, к сроку потребности. Ничего не сохраняется: нужные `batch`, с правками или без, отправьте в `/plan/apply`.',
  Requisitions: 'Заявки',
  'What makes a batch, in the order of the answer. By supplier and date unless given. A batch is always of one requisition, and with it of one object; without `date` it goes when all of it is there.':
    'Из чего складывается партия; в этом порядке и ответ. По умолчанию по поставщику и дате. Партия всегда относится к одной заявке, а значит, и к одному объекту; без `date` её везут, когда готово всё.',
  'Most a batch may weigh, kg': 'Наибольший вес партии, кг',
  'Most room a batch may take, m³': 'Наибольший объём партии, м³',
  'Vehicle that the batches have to fit, instead of both limits':
    'Транспорт, в который должны поместиться партии, вместо обоих ограничений',
  'Days on which deliveries go. Any day unless given.': 'Дни, в которые возят. По умолчанию любой день.',
  'Save the batches of a plan': 'Сохранить партии плана',
  'All of them or none. Where others have planned the same lines meanwhile, `over_batched` names each line with what is left of it: plan anew.':
    'Все или ни одной. Если те же строки тем временем запланировали другие, `over_batched` называет каждую строку и её остаток: спланируйте заново.',
  'Batches, as the plan proposed them or changed': 'Партии, как их предложил план или с правками',
  'List delivery routes': 'Список маршрутов доставки',
  'Each with its stops in order.': 'Каждый с точками по порядку.',
  'Up to 3 of id, number, name, plannedDate, createdAt, updatedAt; `-` before descending ones':
    'До 3 из id, number, name, plannedDate, createdAt, updatedAt; `-` перед полями по убыванию',
  'At least 2 characters, looked for in number, name, carrier_name, driver_name, vehicle_number':
    'Не короче 2 знаков; ищется в number, name, carrier_name, driver_name, vehicle_number',
  'Create a delivery route': 'Создать маршрут доставки',
  'One, two or more `stops`, passed in the order of their `sequence`, which counts from 1 without gaps, or in the order given. A single stop is origin and destination at once. A stop has both coordinates or none; one that names an object takes its name, address and coordinates where it is given none. Carrier, driver and vehicle are named by their identifiers, or written by hand. An expired licence, and batches over what the vehicle carries, are told of in `warnings`.':
    'Одна, две или больше точек `stops`: в порядке `sequence` (с 1 подряд) или в порядке запроса. Единственная точка — и отправление, и назначение. У точки обе координаты или ни одной; точка с объектом берёт у него название, адрес и координаты, если они не указаны. Перевозчика, водителя и транспорт указывают идентификаторами или вручную. О просроченном удостоверении и перегрузе сообщает `warnings`.',
  'Name. Of its first and last stop unless given.': 'Название. По умолчанию по первой и последней точкам.',
  'Planned for': 'По расписанию',
  Carrier: 'Перевозчик',
  'Name of the carrier. As the counterparty is named; written by hand where none is referred to.':
    'Название перевозчика. Название контрагента; если контрагент не указан, вводится вручную.',
  Driver: 'Водитель',
  'Name of the driver. As the driver is named; written by hand where none is referred to.':
    'Имя водителя. Имя водителя из справочника; если водитель не указан, вводится вручную.',
  Vehicle: 'Транспорт',
  'Plate number. Of the vehicle; written by hand where none is referred to.':
    'Госномер. Номер из справочника; если транспорт не указан, вводится вручную.',
  'Stops, the whole list': 'Точки, весь список',
  'Propose the order of stops': 'Предложить порядок точек маршрута',
  'The order of `stops`, and of the objects that `batchIds` are bound for, that is shortest in straight lines; roads, hours and traffic are not known. Without `start` it begins where that is best. Nothing is saved: send the `stops` to `POST /api/v1/logistics/routes`.':
    'Порядок точек `stops` и объектов партий `batchIds`, кратчайший по прямой; дороги, часы работы и пробки не учитываются. Без `start` маршрут начинается там, где это выгоднее. Ничего не сохраняется: отправьте `stops` в `POST /api/v1/logistics/routes`.',
  'Places to pass, in any order': 'Места для объезда, в любом порядке',
  'Delivery batches, whose objects are passed': 'Партии доставки, объекты которых нужно объехать',
  'Place on the way': 'Место на пути',
  'Whether the route comes back to where it began': 'Возвращается ли маршрут к началу',
  'Get a delivery route': 'Получить маршрут доставки',
  'With its batches, and what should be known before it is driven.': 'С партиями и тем, что нужно знать до выезда.',
  'Change a delivery route': 'Изменить маршрут доставки',
  'Fields left out stay, null clears. `stops` are the whole list: those with an `id` stay under it, others are new, those not named go, and batches that were bound for them keep the route alone.':
    'Неуказанные поля не меняются, null очищает. `stops` — весь список: точки с `id` остаются под ним, остальные новые, неназванные удаляются, а у партий, ехавших к ним, остаётся только маршрут.',
  'Delete a delivery route': 'Удалить маршрут доставки',
  'A route that no batch and no document names is deleted, any other is archived. Archiving again changes nothing.':
    'Маршрут, на который не ссылаются партии и документы, удаляется; любой другой переносится в архив. Повторный перенос ничего не меняет.',
  "Make the driver's link of a route": 'Создать ссылку водителя для маршрута',
  "Get the driver's link of a route": 'Получить ссылку водителя для маршрута',
  "Revoke the driver's link of a route": 'Отозвать ссылку водителя для маршрута',
  'Restore a delivery route': 'Вернуть маршрут доставки из архива',
  'History of vehicle points': 'История точек транспорта',
  'The latest first. A page at any depth costs as much as the first.':
    'Сначала последние. Страница на любой глубине стоит столько же, сколько первая.',
  'Up to 3 of recordedAt, updatedAt; `-` before descending ones':
    'До 3 из recordedAt, updatedAt; `-` перед полями по убыванию',
  'Recorded at this time or later': 'Измерено в это время или позже',
  'Recorded at this time or earlier': 'Измерено в это время или раньше',
  'Get a point of a vehicle': 'Получить точку транспорта',
  'Change a point of a vehicle': 'Изменить точку транспорта',
  'Fields left out stay, null clears. Where the vehicle was last is found anew.':
    'Пропущенные поля остаются, null очищает. Последнее положение транспорта определяется заново.',
  'Recorded. By the clock of the device; at most five minutes ahead of ours.':
    'Время измерения. По часам устройства; опережает наши не больше чем на пять минут.',
  'Speed, km/h': 'Скорость, км/ч',
  'Heading, degrees from north': 'Направление, градусов от севера',
  'What it does. `unknown` unless given.': 'Состояние. Если не указано — `unknown`.',
  'Source. `telematics` for API keys and `manual` for people unless given.':
    'Источник. Если не указан — `telematics` для ключей API и `manual` для людей.',
  'Delete a point of a vehicle': 'Удалить точку транспорта',
  'Where the vehicle was last is found anew.': 'Последнее положение транспорта определяется заново.',
  'List vehicles': 'Список транспорта',
  'Up to 3 of id, plateNumber, model, createdAt, updatedAt; `-` before descending ones':
    'До 3 из id, plateNumber, model, createdAt, updatedAt; `-` перед полями по убыванию',
  'At least 2 characters, looked for in plate_number, model, tracker_id, plate_latin':
    'Не короче 2 знаков; ищется в plate_number, model, tracker_id, plate_latin',
  'Add a vehicle': 'Добавить транспорт',
  'Only the plate is required. A Russian plate is kept in Cyrillic capitals without spaces, whichever alphabet it was typed in; any other as typed.':
    'Обязателен только номер. Российский номер хранится заглавной кириллицей без пробелов, какой бы раскладкой его ни набрали; любой другой — как набран.',
  'Plate. Russian plates are kept in Cyrillic capitals without spaces, others as they are given.':
    'Госномер. Российские номера хранятся заглавной кириллицей без пробелов, остальные — как указаны.',
  Model: 'Модель',
  'Carries, kg': 'Грузоподъёмность, кг',
  'Holds, m³': 'Объём кузова, м³',
  'Tracker. By which the telematics box names itself; belongs to one vehicle.':
    'Трекер. Как называет себя блок телематики; принадлежит одному транспорту.',
  'Get a vehicle': 'Получить транспорт',
  'Change a vehicle': 'Изменить транспорт',
  'Delete a vehicle': 'Удалить транспорт',
  'A vehicle that no route, batch or document names, and that has neither points nor files, is removed. Any other goes to the archive; the answer tells which.':
    'Транспорт, который не называют ни маршрут, ни партия, ни документ и у которого нет ни точек, ни файлов, удаляется. Любой другой уходит в архив; ответ говорит, что произошло.',
  'Add points of a vehicle': 'Добавить точки транспорта',
  'One point, or up to 1,000 in `points`, in any order. A point of the same time and source as one that the vehicle has is answered as existing, with 200. Of many points each is answered by its place: what is refused does not hold up the others. The vehicle shows the point that was recorded last.':
    'Одна точка или до 1 000 в `points`, в любом порядке. Точка с тем же временем и источником, что уже есть у транспорта, получает ответ 200 как существующая. Из многих точек каждая получает ответ по своему месту: отклонённая не задерживает остальных. Транспорт показывает точку с самым поздним временем измерения.',
  'Points, at most 1,000': 'Точки, не больше 1 000',
  'Add points of a vehicle from a file': 'Загрузить точки транспорта из файла',
  'A track (GPX) or a table (CSV, XLSX, ODS) with the columns time, latitude and longitude, and speed, heading, status and address where it has them; at most 50,000 points. Times without a zone are by the clock of the company, coordinates are kept to six digits. Wrong rows are named and left out, the others are kept; the same file again finds them there.':
    'Трек (GPX) или таблица (CSV, XLSX, ODS) со столбцами «Время», «Широта», «Долгота» и, если есть, «Скорость», «Направление», «Состояние», «Адрес»; не больше 50 000 точек. Время без часового пояса — по часам компании, у координат сохраняются шесть знаков. Строки с ошибками называются и пропускаются, остальные сохраняются; повторно загруженный файл находит их уже на месте.',
  'Track or table. At most 16 MiB.': 'Трек или таблица. Не больше 16 МиБ.',
  'Restore a vehicle': 'Вернуть транспорт из архива',
  'List delivery documents': 'Список документов на доставку',
  'Up to 3 of id, kind, number, documentDate, createdAt, updatedAt; `-` before descending ones':
    'До 3 из id, kind, number, documentDate, createdAt, updatedAt; `-` перед полями по убыванию',
  'At least 2 characters, looked for in numbers of the document, its requisition and its vehicle, names and articles of goods, parties, carrier, driver, recipient and address. Words in any order and form, their beginnings and parts; one typo apart where nothing else is found. Without `sort` the most relevant come first.':
    'Не короче 2 знаков; ищется в numbers of the document, its requisition and its vehicle, names and articles of goods, parties, carrier, driver, recipient and address. Words in any order and form, their beginnings and parts; one typo apart where nothing else is found. Without `sort` the most relevant come first.',
  'Export many delivery documents': 'Выгрузить несколько документов на доставку',
  'Up to 200 PDFs in one ZIP: those that are named, or those of a requisition; with both, those of the named ones that are of the requisition. Neither is refused with `invalid_filter`, more than 200 with `too_many_documents`, and where there is none nothing is found. Files are named `kind_number_date.pdf`; of files with the same name the later have a number. Each is made while the archive is sent.':
    'До 200 PDF в одном ZIP: указанные документы или документы заявки; если указано и то и другое — те из указанных, что относятся к заявке. Если не указано ничего, запрос отклоняется с `invalid_filter`, если документов больше 200 — с `too_many_documents`; если нет ни одного — не найдено. Файлы называются `kind_number_date.pdf`, одинаковые имена получают номер. Каждый файл создаётся, пока архив отправляется.',
  Format: 'Формат',
  'Requisition whose documents are wanted; archived ones are left out':
    'Заявка, документы которой нужны; архивные не попадают',
  'Get a delivery document': 'Получить документ на доставку',
  'With its goods and sides as they were when it was written, and where the caller may move it now. The passport of a trusted person needs `logistics.documents`.':
    'С товарами и сторонами на момент создания и с переходами, доступными сейчас. Паспорт доверенного лица виден с правом `logistics.documents`.',
  'Change a delivery document': 'Изменить документ на доставку',
  'Details of a draft, or of an issued document that was not sent; any other is refused with `document_frozen`. Fields left out stay, null clears; what the form asks for is not cleared. A name written by hand takes the reference beside it away. Goods and sides are never changed: archive the document and make another. An issued document gets a new file, the former ones stay among its files.':
    'Реквизиты черновика или выписанного, но ещё не переданного документа; иначе отказ `document_frozen`. Пропущенные поля не меняются, null очищает; обязательное для формы очистить нельзя. Имя, вписанное вручную, убирает ссылку рядом с ним. Товары и стороны не меняются: уберите документ в архив и создайте другой. Выписанный документ получает новый файл, прежние остаются среди его файлов.',
  'Template. The default template of its kind unless given.': 'Шаблон. По умолчанию — основной шаблон этого вида.',
  Packages: 'Мест',
  'Name of the carrier': 'Название перевозчика',
  'Name of the driver': 'Имя водителя',
  'Phone of the driver': 'Телефон водителя',
  'Licence of the driver': 'Водительское удостоверение',
  'Number of the vehicle': 'Номер машины',
  'Model of the vehicle': 'Модель машины',
  'Number of the trailer': 'Номер прицепа',
  'Who is trusted to receive, with the passport': 'Доверенное лицо',
  'Who receives': 'Получатель',
  'Position of who receives': 'Должность получателя',
  'Where it is loaded': 'Адрес погрузки',
  'Where it is delivered': 'Адрес доставки',
  'Counterparty that carries; its words are copied': 'Контрагент-перевозчик; его данные копируются',
  'Driver; the words are copied': 'Водитель; его данные копируются',
  'Vehicle; its words are copied': 'Машина; её данные копируются',
  'Archive a delivery document': 'Убрать документ на доставку в архив',
  'A draft, or an issued one that was not sent yet: it goes to the archive with its number, which is never used again. What was sent is not archived.':
    'Черновик или выписанный, но не переданный документ уходит в архив вместе с номером, который больше не используется. Переданный документ в архив не уходит.',
  'Export a delivery document': 'Выгрузить документ на доставку',
  'The file that an issued document was issued with; a draft as it stands, by its template. `xml` is for a UPD alone: the seller’s part in format 5.03, windows-1251, to be signed with an operator. A paper with somebody’s passport needs `logistics.documents`.':
    'Файл, с которым документ выписан; черновик — как он есть, по своему шаблону. `xml` — только для УПД: титул продавца в формате 5.03, windows-1251, для подписания через оператора. Документ с чьим-либо паспортом выгружается с правом `logistics.documents`.',
  'Format; `pdf` unless given': 'Формат; по умолчанию `pdf`',
  'Restore a delivery document': 'Вернуть документ на доставку из архива',
  'Under its number, as the draft or the issued document it was. One that is not archived stays as it is.':
    'Под своим номером, черновиком или выписанным, каким был. Документ не из архива остаётся как есть.',
  'Change the stage of a delivery document': 'Сменить стадию документа на доставку',
  '`issued` makes the PDF of a draft, which the document keeps from then on; `sent` says that it was handed over, after which its details are frozen; `signed` and `rejected` end it, the latter with a `reason`. `from` guards against a change meanwhile; the stage it has already changes nothing.':
    '`issued` создаёт PDF черновика, который остаётся при документе; `sent` отмечает передачу, после неё реквизиты не меняются; `signed` и `rejected` завершают документ, второе — с `reason`. `from` защищает от одновременного изменения; стадия, которая уже есть, ничего не меняет.',
  'Wanted stage': 'Нужная стадия',
  'Stage the caller believes in': 'Стадия, в которой документ находится по сведениям вызывающего',
  'Make delivery documents of a requisition': 'Создать документы на доставку по заявке',
  'Drafts of one kind, with their numbers: without gaps for each kind and year. Scope `procurement` answers with one document, every other scope with a list: one for each supplier, object, route or batch that has goods, all of them or none. `itemIds` and its like let through what they name; an identifier outside the requisition is refused with `foreign_reference` and its place, a selection that lets nothing through with `nothing_to_generate`. Goods of batches count with their quantities where the scope or the selection speaks of objects, routes or batches, else what was decided. Goods go to the customer of the requisition, at the prices of the accepted proposal or of the invoice; without a customer they come from the supplier to us, at the prices that were decided. Everything the form asks for that is not known is refused at once, each under its path, such as `/consignee/kpp` or `/attorney/passportNumber`. Goods and sides are copied: what changes later changes no document.':
    'Черновики одного вида сразу с номерами — без пропусков по виду и году. При охвате `procurement` ответ — один документ, при остальных — список: по одному на каждого поставщика, объект, маршрут или партию с товаром, все или ни одного. `itemIds` и подобные отбирают названное; идентификатор не из этой заявки отклоняется с `foreign_reference` и его местом, отбор, под который ничего не подходит, — с `nothing_to_generate`. Если речь об объектах, маршрутах или партиях, берутся товары партий с их количеством, иначе — принятые решения. Товар отгружается заказчику заявки по ценам принятого предложения или счёта; без заказчика он поступает от поставщика нам по решённым ценам. Всё, чего не хватает форме, называется сразу, каждое своим путём, например `/consignee/kpp` или `/attorney/passportNumber`. Товары и стороны копируются: последующие изменения документ не меняют.',
  'What each document is written for': 'На что выписывается каждый документ',
  'Direction; to the customer of the requisition unless given, and to us without one':
    'Направление; по умолчанию — заказчику заявки, а без заказчика — нам',
  'Lines of the requisition': 'Строки заявки',
  Suppliers: 'Поставщики',
  Objects: 'Объекты',
  Routes: 'Маршруты',
  Batches: 'Партии',
  'Our seller profile; the default unless given': 'Наш профиль продавца; по умолчанию основной',
  'Customer; that of the requisition unless given': 'Покупатель; по умолчанию заказчик заявки',
  'Counterparty that ships; who sells unless given': 'Контрагент-грузоотправитель; по умолчанию продавец',
  'Counterparty that receives the goods; who buys unless given': 'Контрагент-грузополучатель; по умолчанию покупатель',
  'Counterparty that pays; who buys unless given': 'Контрагент-плательщик; по умолчанию покупатель',
  'Counterparty that carries': 'Контрагент-перевозчик',
  'Status of the UPD: 1 with an invoice for VAT, 2 without; 2 where no line has VAT':
    'Статус УПД: 1 — со счётом-фактурой, 2 — без него; 2, если все строки без НДС',
  'Prices of lines; agreed ones unless given': 'Цены строк; по умолчанию согласованные',
  'Where goods come from; the country of the catalog item unless given':
    'Происхождение товаров; по умолчанию — страна из позиции каталога',
  'Write a letter': 'Написать письмо',
  'Begins a conversation from the address of the connected mailbox. The letter leaves right after the answer: `state` of the letter says how far it is.':
    'Начинает переписку с адреса подключённого ящика. Письмо уходит сразу после ответа: что с ним, показывает `state` письма.',
  Recipients: 'Получатели',
  Copies: 'Копии',
  Subject: 'Тема',
  'Files of the portal to attach': 'Файлы портала, которые нужно приложить',
  'Records it is about': 'Записи, о которых письмо',
  'Get a letter': 'Получить письмо',
  'Its attachments are files of the portal: `GET /api/v1/files/:fileId/download-url` leads to them.':
    'Вложения — файлы портала: к ним ведёт `GET /api/v1/files/:fileId/download-url`.',
  'Decide on a message that may not have been sent': 'Решить судьбу письма',
  'For a letter in doubt or one that failed: `sent` when the recipient has it, `send_again` to send it once more under the same Message-ID, `give_up` to leave it.':
    'Для письма с неизвестной судьбой или неотправленного: `sent` — получатель его получил, `send_again` — отправить ещё раз с тем же Message-ID, `give_up` — оставить неотправленным.',
  'What is decided': 'Решение',
  'List conversations with suppliers': 'Список переписок с поставщиками',
  'The newest first. `entityType` with `entityId` shows those about one record, suggested and confirmed alike; `search` looks into subjects, names and addresses.':
    'Сначала новые. `entityType` с `entityId` оставляют переписки об одной записи, предложенные и подтверждённые; `search` ищет в темах, именах и адресах.',
  'At least 2 characters, looked for in subject, names and addresses. Words in any order and form, their beginnings and parts; one typo apart where nothing else is found. Without `sort` the most relevant come first.':
    'Не короче 2 знаков; ищется в subject, names and addresses. Words in any order and form, their beginnings and parts; one typo apart where nothing else is found. Without `sort` the most relevant come first.',
  'Read the letters of a conversation': 'Прочитать письма переписки',
  'The oldest first. Reading them here marks nothing as read: `/read` does.':
    'Сначала старые. Чтение ничего не отмечает: для этого есть `/read`.',
  'All its letters count as read from now on, for the whole portal. What is read already stays as it was.':
    'Все её письма считаются прочитанными для всего портала. Уже прочитанное остаётся как было.',
  'Answer in a conversation': 'Ответить в переписке',
  'Answers the newest letter that came, or follows up the newest of ours where nothing came yet. Without `to` it goes to whoever wrote last, or to those who were written to.':
    'Отвечает на последнее входящее письмо, а если входящих ещё нет, продолжает последнее наше. Без `to` письмо идёт тому, кто писал последним, или прежним получателям.',
  'Read what a record may become': 'Переходы записи между статусами',
  'Every move of its lifecycle in order. What stops one is the first of: the `status` it stands in; that `nobody` asks for it, since it follows from something else; the `permission` it takes; an `approval` that waits for others; the `author`, who may not approve his own; what the `record` itself remembers. A move that is allowed may still be refused by what it requires: a dry run of it says by which, with the figures. Where `permission` is null a move asks for that of its own operation.':
    'Все переходы жизненного цикла по порядку. Мешает первое из следующего: текущий статус (`status`); переход никто не запрашивает, он следует из другого (`nobody`); нужное право (`permission`); согласование, которое ждёт других (`approval`); автор, который не может согласовать своё (`author`); то, что помнит сама запись (`record`). Возможный переход всё же может быть отклонён по его условиям: по каким именно, с цифрами, скажет его пробный запуск. Если `permission` равен null, переходу нужно право его собственной операции.',
  'List licences of a portal, as the operator': 'Список лицензий портала от имени оператора платформы',
  'Hidden and disabled widgets too. Answers only where the setting `OPERATOR_TOKEN` of the installation is given, and to nobody without it.':
    'Вместе со скрытыми и отключёнными. Отвечает только там, где задана настройка установки `OPERATOR_TOKEN`, и никому без этого токена.',
  'Token of the operator: the setting OPERATOR_TOKEN of the installation':
    'Токен оператора: настройка OPERATOR_TOKEN этой установки',
  'Set the licence of a paid widget, as the operator': 'Задать лицензию платного виджета от имени оператора платформы',
  'For whoever runs the installation: answers only where the setting `OPERATOR_TOKEN` is given, and to nobody without it. Fields left out stay. `activate` makes the licence paid, from now and without an end unless days are given; `end` takes that back, `disable` hides the widget and `enable` makes it what it was before. A trial is begun once. What is changed is recorded as done by the platform.':
    'Для оператора установки: отвечает только там, где задана настройка `OPERATOR_TOKEN`, и никому без этого токена. Не указанные поля остаются прежними. `activate` делает лицензию оплаченной — с этого момента и без срока, если дни не указаны; `end` отменяет оплату, `disable` скрывает виджет, а `enable` возвращает его в прежнее состояние. Пробный период начинается один раз. Изменения записываются как сделанные платформой.',
  'What becomes of the licence': 'Что сделать с лицензией',
  'First day in force, in Moscow': 'Первый день действия, по Москве',
  'Last day in force, in Moscow': 'Последний день действия, по Москве',
  'Price of a month, ₽': 'Цена за месяц, ₽',
  'Shown to the portal': 'Виден порталу',
  'Note that the portal sees': 'Примечание, которое видит портал',
  'Get the settings of the catalog': 'Получить настройки каталога',
  'Change the settings of the catalog': 'Изменить настройки каталога',
  'Fields left out stay. A new policy applies to what comes after it: lines saved before are not processed again. These settings share the version of the company, and a change of them is recorded as `company.updated`.':
    'Поля, которых нет в запросе, остаются. Новая политика действует на то, что появится после неё: сохранённые раньше строки не пересматриваются. У этих настроек общая версия с компанией, об их изменении сообщает `company.updated`.',
  'When quoted lines become catalog items': 'Когда строки предложений становятся позициями каталога',
  'Stock may go below zero': 'Остаток может быть отрицательным',
  'Growth of a price that is pointed out': 'Рост цены, о котором предупреждать',
  'Get the company and its switches': 'Получить компанию и её настройки',
  'Change the company and its switches': 'Изменить компанию и её настройки',
  'Fields left out stay, null clears. The name in the address of the portal never changes.':
    'Поля, которых нет в запросе, остаются, null очищает. Имя портала в адресе не меняется никогда.',
  OGRN: 'ОГРН',
  Extensions: 'Расширения',
  'Requisitions, proposals and sales invoices need approval':
    'Заявки, предложения и исходящие счета требуют согласования',
  'Nobody approves their own requisition, invoice or proposal': 'Никто не согласует свои заявки, счета и предложения',
  'What a requisition over its budget meets: a warning or a refusal':
    'Что ждёт заявку сверх бюджета: предупреждение или отказ',
  'What awards and orders meet where the supplier is not qualified': 'Что ждёт выбор и заказ у поставщика без допуска',
  'Categories that need it. With what is below them; empty is everything that is bought.':
    'Категории, где нужен допуск. Вместе с вложенными; пусто — всё, что закупается.',
  'Who signs the minutes of comparisons': 'Кто подписывает протоколы сравнения',
  Tolerances: 'Допустимые отклонения',
  Alerts: 'Предупреждения',
  'Only approved invoices are paid': 'Оплачиваются только согласованные счета',
  'Differences of an invoice that stop its approval; the others are pointed out':
    'Расхождения счёта, которые не дают его согласовать; об остальных предупреждают',
  'Each morning requisitions are proposed for what is below its reorder point':
    'Каждое утро предлагать заявки на то, чего меньше точки заказа',
  'What API keys of blocked people do: go on reading what the person could read, or stop working':
    'Ключи API заблокированных людей: читают то, что мог читать человек, или не работают',
  'What agents write waits for a person. Of what comes by `/mcp`. A key may be set so wherever it is used.':
    'Записи агентов ждут решения человека. Касается того, что приходит через `/mcp`. Ключу такое ожидание можно задать везде, где он используется.',
  'Points of vehicles are kept, days. Counted from the time a point was recorded; older ones are deleted.':
    'Точки транспорта хранятся, дней. Считая от времени измерения; более старые точки удаляются.',
  'List exchange rates': 'Список курсов валют',
  'The newest days first. `date=2026-11-20` gives a day, `date[lte]` and `date[gte]` a period.':
    'Сначала последние дни. `date=2026-11-20` — один день, `date[lte]` и `date[gte]` — период.',
  'Up to 3 of id, currency, date, updatedAt; `-` before descending ones':
    'До 3 из id, currency, date, updatedAt; `-` перед полями по убыванию',
  'Set exchange rates by hand': 'Задать курсы валют вручную',
  'Each rate is set for its currency and day, and holds until the next day that has one; rates of other days stay. All of them are written, or none.':
    'Каждый курс задаётся для валюты и дня и действует до следующего дня с курсом; курсы других дней остаются. Записываются либо все, либо ни одного.',
  'Rates, one for a currency and a day': 'Курсы, один на валюту и день',
  'List paid widgets': 'Список платных виджетов',
  'Every widget on offer with its licence: status, months, price and what this month comes to. Hidden and disabled ones are left out. Licences are written by the operator of the platform; a portal begins a trial itself, once.':
    'Все предлагаемые виджеты с лицензиями: статус, срок, цена и сумма за текущий месяц. Скрытых и отключённых нет. Лицензии выдаёт оператор платформы; пробный период портал начинает сам, один раз.',
  'Start the trial of a paid widget': 'Начать пробный период платного виджета',
  'Once for each widget in a portal; it costs nothing and ends by itself after the days on offer.':
    'Один раз для каждого виджета в портале; бесплатно и заканчивается само через указанное число дней.',
  'Get the regional settings': 'Получить региональные настройки',
  'Change the regional settings': 'Изменить региональные настройки',
  'Fields left out stay. The currency can change only while nothing is priced yet; exchange rates set before it are dropped, because they are worth units of the old one.':
    'Поля, которых нет в запросе, остаются. Валюту можно сменить, только пока ничего не оценено; заданные раньше курсы удаляются: они указаны в прежней валюте.',
  'Currency the company counts in': 'Валюта учёта компании',
  'Locale, BCP 47': 'Локаль, BCP 47',
  'Time zone of the IANA list; decides what today is': 'Часовой пояс из списка IANA; определяет, какой сегодня день',
  'How dates are written': 'Как записываются даты',
  'How numbers are written': 'Как записываются числа',
  'First day of the week, 0 is Sunday': 'Первый день недели, 0 — воскресенье',
  'VAT of new documents': 'НДС новых документов',
  'Between the cells of a CSV file': 'Между ячейками файла CSV',
  'Where exchange rates come from: set by hand, or the Bank of Russia':
    'Откуда берутся курсы валют: вручную или от Банка России',
  'Address of the map tiles. With `{z}`, `{x}` and `{y}` of the usual scheme (Web Mercator, 256 pixels); `https` alone. Browsers ask it themselves. Null for the map that comes with the product.':
    'Адрес плиток карты. С `{z}`, `{x}` и `{y}` обычной схемы (Web Mercator, 256 пикселей); только `https`. К адресу обращаются сами браузеры. Null — карта из самого продукта.',
  'Who made the map. Stands on the map as the licence of the tiles demands; needed with an address.':
    'Правообладатель карты. Стоит на карте, как требует лицензия плиток; нужен вместе с адресом.',
  'List seller profiles': 'Список профилей продавца',
  'Up to 3 of name, createdAt, updatedAt; `-` before descending ones':
    'До 3 из name, createdAt, updatedAt; `-` перед полями по убыванию',
  'At least 2 characters, looked for in name, legal_name': 'Не короче 2 знаков; ищется в name, legal_name',
  'Add a seller profile': 'Добавить профиль продавца',
  'A legal person in whose name the company sells. INN, KPP, OGRN, BIK and accounts are checked by their digits. The first profile is the default; a later one with `isDefault` takes the mark over. Logo, stamp and signature are pictures among the files of the profile, so they are named by a later change.':
    'Юридическое лицо или предприниматель, от имени которого продаёт компания. ИНН, КПП, ОГРН, БИК и счета проверяются по контрольным цифрам. Первый профиль становится основным; следующий с `isDefault` забирает этот признак. Логотип, печать и подпись — изображения из файлов профиля, поэтому они указываются последующим изменением.',
  'Legal name': 'Полное наименование',
  'INN. 10 digits of a company, 12 of an entrepreneur.': 'ИНН. 10 цифр у организации, 12 у предпринимателя.',
  'KPP. Of companies only.': 'КПП. Только у организаций.',
  'OKPO. Stands on unified forms.': 'ОКПО. Указывается в унифицированных формах.',
  'VAT rate of new lines': 'Ставка НДС новых строк',
  Signatory: 'Кто подписывает',
  'Position of the signatory': 'Должность подписанта',
  'What the signatory acts on': 'На основании чего действует',
  'Chief accountant': 'Главный бухгалтер',
  'Prefix of invoice numbers': 'Префикс номеров счетов',
  'Logo. A picture (PNG, JPEG or WebP) among the files of this profile.':
    'Логотип. Изображение (PNG, JPEG или WebP) из файлов этого профиля.',
  'Stamp. A picture (PNG, JPEG or WebP) among the files of this profile.':
    'Печать. Изображение (PNG, JPEG или WebP) из файлов этого профиля.',
  'Signature. A picture (PNG, JPEG or WebP) among the files of this profile.':
    'Подпись. Изображение (PNG, JPEG или WebP) из файлов этого профиля.',
  'Default. The one that new documents name unless told otherwise.':
    'По умолчанию. Его указывают новые документы, если не выбран другой.',
  'Get a seller profile': 'Получить профиль продавца',
  'Change a seller profile': 'Изменить профиль продавца',
  'Fields left out stay, null clears. `paymentRequisites` are replaced as a whole. `isDefault: true` takes the mark from the profile that has it, whose change is recorded too; it cannot be taken off otherwise. Documents that were issued stay as they are.':
    'Неуказанные поля остаются, null очищает. `paymentRequisites` заменяются целиком. `isDefault: true` забирает признак у того профиля, у которого он был, и это изменение тоже записывается; иначе снять его нельзя. Выставленные документы не меняются.',
  'Archive a seller profile': 'Перенести профиль продавца в архив',
  'No new document may name it; those that do keep it. The default is archived only after another has taken the mark. Archiving again changes nothing.':
    'Новые документы не могут его указать, в прежних он остаётся. Основной профиль убирается в архив только после того, как основным стал другой. Повтор ничего не меняет.',
  'Restore a seller profile': 'Вернуть профиль продавца из архива',
  'Get the working calendar': 'Получить рабочий календарь',
  'Change the working calendar': 'Изменить рабочий календарь',
  'Fields left out stay; `ownDays` is the whole list. Approvals that wait already are reminded and escalated at the moment that was counted for them.':
    'Поля, которых нет в запросе, остаются; `ownDays` передают списком целиком. Согласования, которые уже ждут решения, напоминают и эскалируются в ранее рассчитанный момент.',
  'Hours of approvals are working time. Whether reminders and escalation wait in working hours of working days; otherwise they wait day and night. What waits already keeps its moment.':
    'Часы согласований — рабочее время. Ждут ли напоминания и эскалация рабочих часов рабочих дней; иначе часы идут и днём, и ночью. Для того, что уже ждёт, срок не меняется.',
  'A working day begins': 'Начало рабочего дня',
  'A working day ends': 'Конец рабочего дня',
  'Days of its own. The whole list. They go before the production calendar of Russia, whose days the company keeps otherwise.':
    'Свои рабочие и выходные дни. Список целиком. Эти дни важнее производственного календаря России, по которому компания работает в остальном.',
  'Get the working days of a year': 'Получить рабочие дни года',
  'The production calendar of Russia with the days of the company’s own. A five-day week holds where no day is listed. Where `isOrderKnown` is false the order of the Government that moves days off of that year is not in the product: only what the Labour Code itself moves is listed.':
    'Производственный календарь России вместе со своими днями компании. Дни, которых нет в списке, идут по пятидневной неделе. Если `isOrderKnown` — false, постановления Правительства о переносе выходных этого года в продукте нет: указаны только переносы по самому Трудовому кодексу.',
  Year: 'Год',
  'List pending writes': 'Список предложений агента',
  'A key sees what it has asked for; a person what he might do himself. The newest stand first.':
    'Ключ видит то, о чём просил сам, человек — то, что мог бы сделать сам. Сначала новые.',
  'Up to 3 of id, expiresAt, createdAt, updatedAt; `-` before descending ones':
    'До 3 из id, expiresAt, createdAt, updatedAt; `-` перед полями по убыванию',
  'Get a pending write': 'Получить предложение агента',
  'A key reads what it has asked for; a person what he might do himself.':
    'Ключ читает то, о чём просил сам, человек — то, что мог бы сделать сам.',
  'Approve a pending write and do it': 'Одобрить предложение агента и выполнить его',
  'It is done once, by the same operation and with the rights that the key has now; who approves it must be allowed to do it himself. Where it is refused by then, it ends as `failed` and `answer` says why.':
    'Выполняется один раз, той же операцией и с правами, которые есть у ключа сейчас; одобряющий должен иметь право сделать это сам. Если операция к этому времени отклонена, статус — `failed`, а причина в `answer`.',
  'Describe a pending write in words': 'Описать предложение агента словами',
  'What it was given, in the language of the caller: labels of fields, words of choices, names of the records that it refers to and that the caller may read.':
    'Данные предложения на языке запроса: названия полей, значения словами, имена записей, на которые оно ссылается и которые доступны запросившему.',
  'Reject a pending write': 'Отклонить предложение агента',
  'Nothing of it is done. The key reads the reason.': 'Ничего не выполняется. Ключ прочитает причину.',
  'Why it is rejected': 'Почему отклонено',
  'Registry of price lists': 'Реестр прайс-листов',
  'A draft without rows. A supplier list needs its counterparty, which becomes a supplier if it was none; a list for customers may have one, an internal list has none. The currency and the VAT mode are those of the company unless given.':
    'Черновик без строк. Для прайс-листа поставщика нужен контрагент: если он ещё не поставщик, он им станет; прайс-лист для покупателей может быть с контрагентом, внутренний — всегда без него. Валюта и режим НДС по умолчанию такие же, как в настройках компании.',
  'List price lists of a catalog item': 'Прайс-листы позиции каталога',
  'Its rows in all lists that are not archived, the lowest price first, each with its list. `listStatus=active` leaves prices that count.':
    'Строки позиции во всех прайс-листах вне архива, от меньшей цены к большей, каждая со своим прайс-листом. `listStatus=active` оставляет только действующие цены.',
  'Up to 3 of id, price, minQuantity, deliveryDays, createdAt, updatedAt; `-` before descending ones':
    'До 3 из id, price, minQuantity, deliveryDays, createdAt, updatedAt; `-` перед полями по убыванию',
  'Get a price list': 'Получить прайс-лист',
  'The header, the first 50 rows with the cursor to go on at `/items`, what the last version changed of them and what other active lists ask for the same, and the last 10 versions; all of them are at `/versions`.':
    'Шапка, первые 50 строк с курсором для `/items`, изменения последней версии и цены других действующих прайс-листов на то же самое, а также последние 10 версий; все версии — по адресу `/versions`.',
  'Delete a price list': 'Удалить прайс-лист',
  'A draft that was never active, is linked to no outside record and holds no files or comments is removed with its rows. Any other list is archived; the answer tells which.':
    'Черновик, который не публиковался, не связан с внешними записями и не содержит файлов и комментариев, удаляется вместе со строками. Любой другой прайс-лист переносится в архив; в ответе указано, что именно произошло.',
  'Duplicate a price list': 'Создать копию прайс-листа',
  'A new draft with the same header and rows, without the last day, outside links and the mark of the default.':
    'Новый черновик с той же шапкой и теми же строками, но без последнего дня, внешних связей и отметки «по умолчанию».',
  'Export a price list': 'Выгрузить прайс-лист',
  'Rows in use, as CSV or TSV in UTF-8 with a byte order mark, however many there are. The delimiter of CSV and the decimal sign are those of the regional settings. Text that a spreadsheet would take for a formula begins with an apostrophe.':
    'Действующие строки в CSV или TSV в UTF-8 с меткой порядка байтов, сколько бы их ни было. Разделитель CSV и десятичный знак берутся из региональных настроек. Текст, который таблица приняла бы за формулу, начинается с апострофа.',
  'Format; csv unless given': 'Формат; если не указан, csv',
  'List rows of a price list': 'Строки прайс-листа',
  'Page by page, whatever the length of the list. `changedIn` equal to `currentVersion` of the list marks what its last change touched, and `previousPrice` is the price before it.':
    'Страницами, сколько бы строк ни было. Строки, у которых `changedIn` равен `currentVersion` прайс-листа, затронуты последним изменением; `previousPrice` — прежняя цена.',
  'At least 2 characters, looked for in supplier_sku, supplier_name':
    'Не короче 2 знаков; ищется в supplier_sku, supplier_name',
  'Add or update rows of a price list': 'Добавить или обновить строки прайс-листа',
  "Up to 5,000 rows, all or none. A row is known by its item, unit, `minQuantity` (1 unless given) and `validFrom`: a new one is added, a known one takes the given fields and keeps the others. All errors come at once, each with the place of its row. Rows of an active supplier list become prices of the catalog and the cheapest for one unit the item's planned cost, whoever set it; each item whose planned cost differs has a new version and its own event.":
    'До 5 000 строк, все или ни одной. Строка определяется позицией, единицей, `minQuantity` (по умолчанию 1) и `validFrom`: новая добавляется, известная принимает указанные поля и сохраняет остальные. Все ошибки возвращаются сразу, каждая с местом строки. Строки действующего прайс-листа поставщика становятся ценами каталога, а самая низкая за одну единицу — плановой себестоимостью позиции, кто бы её ни задал; у каждой позиции, у которой она изменилась, появляются новая версия и своё событие.',
  Rows: 'Строки',
  'Change a row of a price list': 'Изменить строку прайс-листа',
  'Fields left out stay, null clears. `If-Match` names the version of the row. The item and the unit of a row never change.':
    'Поля, которых нет в запросе, остаются, null очищает. `If-Match` содержит версию строки. Позиция и единица строки не меняются.',
  "Supplier's article": 'Артикул поставщика',
  "Supplier's name of the item": 'Название позиции у поставщика',
  'Price of one unit': 'Цена одной единицы',
  'Given for nothing: the price is zero on purpose': 'Бесплатно: цена намеренно нулевая',
  'From this quantity': 'От этого количества',
  'Ordered in multiples of': 'Заказывается кратно',
  'Delivery term, days': 'Срок поставки, дней',
  'Discount, %': 'Скидка, %',
  Note: 'Примечание',
  'Delete a row of a price list': 'Удалить строку прайс-листа',
  'The history of versions keeps what it was. An item that was planned by it is planned by the cheapest price the active list has left. `If-Match` names the version of the row.':
    'История версий хранит, какой она была. Если по ней запланирована себестоимость позиции, плановой становится самая низкая из оставшихся цен действующего прайс-листа. `If-Match` содержит версию строки.',
  'List versions of a price list': 'Версии прайс-листа',
  'Up to 3 of n; `-` before descending ones': 'До 3 из n; `-` перед полями по убыванию',
  'List what a version changed': 'Что изменила версия прайс-листа',
  'Field by field: rows in the order they stand in the list, and the header without a row.':
    'По полям: строки в том порядке, в котором они стоят в прайс-листе, изменения шапки — без строки.',
  'Up to 3 of place; `-` before descending ones': 'До 3 из place; `-` перед полями по убыванию',
  'Open a commercial proposal by its link': 'Открыть коммерческое предложение по ссылке',
  'Needs no account: the token is the key, and shows the side of the customer alone. `state` says how it stands and `may` what may be done. Of a proposal that was taken back (`withdrawn`) or sent again after a change (`replaced`), only number and seller are shown. The first look of a person is told to the seller; `HEAD`, mail filters and previews do not count.':
    'Учётная запись не нужна: токен заменяет вход и показывает только сторону заказчика. `state` сообщает состояние, `may` — что можно сделать. Об отозванном (`withdrawn`) и заменённом новой редакцией (`replaced`) видны только номер и продавец. Первый просмотр человеком виден продавцу; `HEAD`, почтовые фильтры и предпросмотр не считаются.',
  'Accept a commercial proposal by its link': 'Принять коммерческое предложение по ссылке',
  'Who accepts names themselves. Accepting again changes nothing. One that was declined, has expired or was taken back is refused, with a `rule` that says which: `offer_declined`, `offer_invoiced`, `offer_expired`, `offer_withdrawn`, `offer_replaced`.':
    'Кто принимает, указывает своё имя. Повтор ничего не меняет. Если от предложения отказались, оно истекло или отозвано, ответ — отказ, а причину называет `rule`: `offer_declined`, `offer_invoiced`, `offer_expired`, `offer_withdrawn`, `offer_replaced`.',
  'Name of who accepts': 'Имя того, кто принимает',
  'Decline a commercial proposal by its link': 'Отказаться от коммерческого предложения по ссылке',
  'With a reason. Declining again changes nothing. One that was accepted, has expired or was taken back is refused, with a `rule` that says which: `offer_accepted`, `offer_invoiced`, `offer_expired`, `offer_withdrawn`, `offer_replaced`.':
    'С причиной. Повтор ничего не меняет. Если предложение принято, истекло или отозвано, ответ — отказ, а причину называет `rule`: `offer_accepted`, `offer_invoiced`, `offer_expired`, `offer_withdrawn`, `offer_replaced`.',
  Why: 'Причина',
  'Name of who declines': 'Имя того, кто отказывается',
  'Download a commercial proposal by its link': 'Скачать коммерческое предложение по ссылке',
  'The file as it was sent. One that was taken back or replaced is no longer given.':
    'Файл, каким он был отправлен. Отозванное и заменённое предложение больше не выдаётся.',
  "Get the seller's logo by a customer's link": 'Получить логотип продавца по ссылке заказчика',
  'Ask about a commercial proposal by its link': 'Задать вопрос по коммерческому предложению по ссылке',
  'The question is kept with the proposal, and its owner gets a letter. The same words again within one link are kept once. One that was taken back is refused: `offer_withdrawn`, `offer_replaced`.':
    'Вопрос сохраняется в предложении, ответственный получает письмо. Те же слова по той же ссылке сохраняются один раз. Для отозванного предложения — отказ: `offer_withdrawn`, `offer_replaced`.',
  Question: 'Вопрос',
  'Who asks': 'Кто запрашивает',
  'Where to answer': 'Куда ответить',
  'Open a delivery by its link': 'Открыть доставку по ссылке',
  'Needs no account: the token is the key, and shows what its driver brings where, in the order of the stops, and nothing else: no prices, no suppliers, no notes of the company. The first look of a person is recorded; `HEAD`, mail filters and previews do not count.':
    'Учётная запись не нужна: токен заменяет вход и показывает только, что и куда везёт водитель, в порядке точек; цен, поставщиков и заметок компании там нет. Первый просмотр человеком записывается; `HEAD`, почтовые фильтры и предпросмотр не считаются.',
  'Note by the link that goods were handed over': 'Отметить передачу по ссылке',
  'Goods under way are handed over: those not named in `items` whole. Where less was taken of any, the batch is `partially_delivered`; where nothing was, it is `returned`, and `comment` says why. What was handed over already is not changed (`already_handed_over`), unless exactly the same is said again.':
    'Груз в пути передан: позиции, не названные в `items`, приняты полностью. Если чего-то приняли меньше, партия становится `partially_delivered`; если не приняли ничего, она `returned`, а `comment` говорит почему. Уже отмеченная передача не меняется (`already_handed_over`), кроме повтора тех же данных.',
  'What was taken, where it is not all': 'Что приняли, если приняли не всё',
  'What the driver has to say': 'Комментарий водителя',
  'When it was noted, by the clock of the phone. Now unless given. A time before the link was made or ahead of our clock counts as the nearest that is possible.':
    'Когда отмечено, по часам телефона. По умолчанию сейчас. Время раньше создания ссылки или позже текущего заменяется ближайшим возможным.',
  'Note by the link that goods are loaded': 'Отметить погрузку по ссылке',
  'A planned or loading batch is loaded and leaves: it is `in_transit`. Noted again, it changes nothing.':
    'Запланированная или загружаемая партия загружена и отправляется: она `in_transit`. Повторная отметка ничего не меняет.',
  'Send a photograph by the link': 'Отправить фото по ссылке',
  'A JPEG, PNG, WebP or HEIC picture of up to 10 MiB joins the files of a batch that was loaded, also after it was handed over: at most 20 to a batch. Name and content must agree. The same picture again is kept once, and answered with 200.':
    'Снимок JPEG, PNG, WebP или HEIC до 10 МиБ добавляется к файлам загруженной партии, в том числе после передачи: не больше 20 на партию. Имя и содержимое должны соответствовать друг другу. Тот же снимок хранится один раз, ответ на повтор 200.',
  'The picture. At most 10 MiB.': 'Снимок. Не больше 10 МиБ.',
  'Send positions by the link': 'Отправить положение по ссылке',
  'Where the vehicle of the route was, as measured by the phone of its driver, who has agreed: points of `source` `driver`. Those measured before the link was made, ahead of our clock, or within ten seconds of another are left out. Without a vehicle on the route nothing is taken (`no_vehicle`).':
    'Где был автомобиль маршрута, по измерениям телефона водителя, который на это согласился: точки с `source` `driver`. Измеренные до создания ссылки, опережающие наше время или ближе десяти секунд к другой пропускаются. Без автомобиля на маршруте ничего не принимается (`no_vehicle`).',
  'Positions, at most 500': 'Положения, не больше 500',
  'Note by the link that a stop is reached': 'Отметить прибытие на точку по ссылке',
  'The stop keeps when its driver was there first; noted again, it changes nothing.':
    'У точки сохраняется первое время прибытия; повторная отметка ничего не меняет.',
  'Open an order by its link': 'Открыть заказ по ссылке',
  'Needs no account: the token is the key, and shows the side of the supplier alone. `state` says how it stands and `mayAnswer` whether an answer is taken. Of an order that was cancelled or revised since (`revised`), only number and buyer are shown. The first look of a person is told to the buyer; `HEAD`, mail filters and previews do not count.':
    'Учётная запись не нужна: ключом служит токен, и открывает он только сторону поставщика. `state` говорит о состоянии, `mayAnswer` — принимается ли ответ. Об отменённом или с тех пор изменённом (`revised`) заказе показаны только номер и покупатель. О первом просмотре человеком сообщается покупателю; `HEAD`, почтовые фильтры и предпросмотры не считаются.',
  'Confirm an order by its link': 'Подтвердить заказ по ссылке',
  'As it was ordered, but for the named `lines`: less (none with 0), on another day, with a remark. Who confirms names themselves. An answer may be changed until goods come. Otherwise it is refused with a `rule` that says why: `order_revised`, `order_cancelled`, `order_receiving`, `order_ended`.':
    'Как заказано, кроме названных `lines`: меньше (0 — нисколько), в другой день, с примечанием. Подтверждающий называет себя. Ответ можно изменить, пока товар не начали принимать. Иначе отказ, `rule` говорит почему: `order_revised`, `order_cancelled`, `order_receiving`, `order_ended`.',
  'Name of who answers': 'Имя отвечающего',
  'Lines that are not simply confirmed as ordered': 'Строки, которые подтверждаются не так, как заказано',
  'Decline an order by its link': 'Отказаться от заказа по ссылке',
  'All of it, with a reason. An answer may be changed until goods come. Otherwise it is refused with a `rule` that says why: `order_revised`, `order_cancelled`, `order_receiving`, `order_ended`.':
    'Целиком, с причиной. Ответ можно изменить, пока товар не начали принимать. Иначе отказ, `rule` говорит почему: `order_revised`, `order_cancelled`, `order_receiving`, `order_ended`.',
  'Why it is declined': 'Почему отказ',
  'Download an order by its link': 'Скачать заказ по ссылке',
  'The PDF as it was sent. Of an order that was cancelled or revised since, none is given.':
    'PDF, как он был отправлен. Отменённый или с тех пор изменённый заказ не выдаётся.',
  'How a quote fares, by its link': 'Состояние предложения по ссылке',
  'Opens after the end of the link too. It shows one quote alone: neither competitors nor ranks.':
    'Открывается и после окончания срока ссылки. Рассказывает только об одном предложении: ни конкурентов, ни мест.',
  'Open a request by its link': 'Открыть запрос по ссылке',
  'Needs no account: the token is the key, and shows one supplier what is asked of him, his own draft and what he submitted last, and nothing else. It opens until 72 hours after the deadline. The first look of a person is told to the buyers; `HEAD`, mail filters and previews do not count.':
    'Учётная запись не нужна: ключом служит токен, он показывает одному поставщику только то, что запрошено у него, его черновик и последнее отправленное предложение. Ссылка открывается до 72 часов после срока. О первом просмотре человеком узнают закупщики; `HEAD`, почтовые фильтры и предпросмотры не считаются.',
  'Read questions by the link': 'Вопросы по запросу по ссылке',
  "The supplier's own questions with their answers, what the buyers asked of it, and the answers shown to all.":
    'Вопросы самого поставщика с ответами, вопросы покупателя к нему и ответы, показанные всем.',
  'Ask about a request for quotes by its link': 'Задать вопрос по запросу по ссылке',
  'Before the deadline, whether or not a quote was sent. The buyers hear of it; no other supplier sees it, unless they show its answer to all, without who asked. The same words again are kept once while they wait for an answer.':
    'До срока ответа, отправлено предложение или нет. Покупатель узнаёт о вопросе; другие поставщики его не видят, если только покупатель не покажет ответ всем, без имени спросившего. Тот же текст, пока он ждёт ответа, сохраняется один раз.',
  'Answer a question of the buyers by the link': 'Ответить на вопрос покупателя по ссылке',
  'While the link opens and the request has not ended. The buyers hear of it; no other supplier ever sees it.':
    'Пока ссылка открывается и запрос не завершён. Покупатель узнаёт об ответе; другие поставщики его не увидят никогда.',
  Answer: 'Ответ',
  'Who answers': 'Кто отвечает',
  'Send a file beside a question by the link': 'Приложить файл к вопросу по ссылке',
  'One file of up to 25 MiB, one of pdf, docx, xlsx, csv, tsv, txt, png, jpg, jpeg, webp, heic, zip, xml, p7s, sig, beside a question of the supplier that waits for its answer, or beside one that the buyers ask of it: at most 10 to a question. Name and content must agree. The same file again is kept once, and answered with 200. No other supplier ever sees it.':
    'Один файл до 25 МиБ (pdf, docx, xlsx, csv, tsv, txt, png, jpg, jpeg, webp, heic, zip, xml, p7s, sig) к вопросу поставщика, на который ещё не ответили, или к вопросу покупателя: не больше 10 к вопросу. Имя и содержимое должны соответствовать друг другу. Тот же файл хранится один раз, ответ — 200. Другие поставщики его не увидят.',
  'Save a draft by the link': 'Сохранить черновик по ссылке',
  'Any part of a quote; what is missing may come later. `draftVersion` is the one last seen: when another window has saved since, the draft is refused with `draft_conflict` and nothing is lost.':
    'Любая часть предложения; остальное можно дополнить позже. `draftVersion` — версия черновика, которую вы видели последней: если с тех пор его сохранили в другом окне, приходит отказ `draft_conflict`, и ничего не теряется.',
  'Draft last seen; 0 before the first': 'Последний виденный черновик; 0 до первого',
  'Currency of the quote': 'Валюта предложения',
  'Date of the quote': 'Дата предложения',
  'Prices are valid until': 'Цены действуют до',
  'Days until delivery. Unless a line says otherwise.': 'Срок поставки в днях. Если в строке не указан иной.',
  'Terms of delivery': 'Условия поставки',
  'Prepayment, %': 'Предоплата, %',
  'Extra costs': 'Дополнительные расходы',
  'Comment of the supplier': 'Комментарий поставщика',
  'Stated total. Where the request asks for a total alone.': 'Общая сумма. Если в запросе нужна только она.',
  'Lines; replaced whole': 'Строки; заменяются целиком',
  'Submit a quote by the link': 'Отправить предложение по ссылке',
  'What is given, over the saved draft, becomes the current version; every field that is missing or wrong is named. The link then shows the quote and takes no other until the buyer asks for one. `decline` says that there will be no quote. `statusToken` asks how the quote fares.':
    'Указанное поверх сохранённого черновика становится действующей версией; названы все поля, которых не хватает или в которых ошибка. После этого ссылка показывает предложение и не принимает другого, пока закупщик его не запросит. `decline` сообщает, что предложения не будет. По `statusToken` можно узнать, что с предложением.',
  'There will be no quote': 'Предложения не будет',
  'Who submits it': 'Кто отправляет',
  'Order to a supplier: export many': 'Заказ поставщику: выгрузить несколько',
  'Make orders of a requisition': 'Создать заказы по заявке',
  'Drafts of what was accepted from suppliers, is in no order and has not come: one for each supplier, apart for currencies and ways of VAT, or those of `supplierId` alone. Prices are those of the decisions. A decision is in one order at a time, so a repeat finds nothing left (`nothing_to_order`). A supplier without the qualification that the company asks for is warned of, or refused (`supplier_not_qualified`).':
    'Черновики того, что принято у поставщиков, не состоит ни в одном заказе и ещё не пришло: по одному каждому поставщику, отдельно по валютам и учёту НДС, или только по `supplierId`. Цены — из решений. Решение состоит только в одном заказе, поэтому повтор ничего не находит (`nothing_to_order`). О поставщике без допуска, который требует компания, предупреждается, или заказ не создаётся (`supplier_not_qualified`).',
  'Supplier; all that were accepted unless given': 'Поставщик; если не указан — все выбранные',
  'Change an order to a supplier': 'Изменить заказ поставщику',
  'A draft; what was sent is revised first (`order_frozen`), but for who is responsible. Fields left out stay, null clears. `lines` is the whole list: a line is named by its decision, those not named go, and a decision of the same supplier, currency and way of VAT that is in no order joins. No more is ordered than was decided (`over_ordered`), at the price decided now.':
    'Черновик; отправленный сначала переводят в новую редакцию (`order_frozen`), кроме смены ответственного. Что не указано, остаётся, null очищает. `lines` — весь список: строка называется своим решением, неназванные уходят, а решение того же поставщика, валюты и учёта НДС, не состоящее в заказах, добавляется. Заказать больше, чем принято, нельзя (`over_ordered`); цена — из решения на сейчас.',
  'Our party. The default seller profile when the order is made.':
    'Наша сторона. При создании заказа — профиль продавца по умолчанию.',
  'Words to the supplier': 'Комментарий для поставщика',
  'Delete a draft of an order': 'Удалить черновик заказа',
  'A draft that was never sent, with no files and no comments; what was for it may be ordered anew. Any other is cancelled instead (`order_sent`).':
    'Черновик, который не отправлялся, без файлов и комментариев; то, на что он был, можно заказать заново. Любой другой вместо этого отменяют (`order_sent`).',
  'Cancel an order to a supplier': 'Отменить заказ поставщику',
  'With a reason, which its supplier is told where the order went out by letter. What it was for may be ordered anew. Refused once goods have come (`order_receiving`): such an order is closed. Cancelling again changes nothing.':
    'С причиной: поставщик получит её, если заказ уходил письмом. То, на что он был, можно заказать заново. Если товар уже приходил, отказ (`order_receiving`): такой заказ закрывают. Повторная отмена ничего не меняет.',
  'Close an order to a supplier': 'Закрыть заказ поставщику',
  'One that was received; or received in part, with a `reason`: nothing more is waited for, and what has not come may be ordered anew. Closing again changes nothing.':
    'Полученный; или полученный частично, с `reason`: больше ничего не ждём, а недополученное можно заказать заново. Повторное закрытие ничего не меняет.',
  'Order to a supplier: explain a figure': 'Заказ поставщику: как получилась цифра',
  'Order to a supplier: export': 'Заказ поставщику: выгрузить в файл',
  'Record what a supplier said of an order': 'Внести ответ поставщика на заказ',
  'What was said by phone: `confirm` takes the order as it stands, but for the named `lines`; `decline` takes a `reason`. It replaces an earlier answer to this revision, which stays in `answers`. Refused once goods have come (`order_receiving`).':
    'Сказанное по телефону: `confirm` принимает заказ как есть, кроме названных `lines`; `decline` требует `reason`. Заменяет прежний ответ на эту редакцию, тот остаётся в `answers`. Если товар уже приходил, отказ (`order_receiving`).',
  'What was said': 'Ответ',
  'Begin a new revision of an order': 'Начать новую редакцию заказа',
  'What was sent becomes a draft of the next revision, to be changed and sent again; its supplier confirms anew. Answers stay in `answers` under the revision they were given to, and by its link nothing more is taken (`order_revised`). Refused once goods have come (`order_receiving`).':
    'Отправленный заказ становится черновиком следующей редакции, его меняют и отправляют заново; поставщик подтверждает ещё раз. Ответы остаются в `answers` под своей редакцией, а по её ссылке больше ничего не принимается (`order_revised`). Если товар уже приходил, отказ (`order_receiving`).',
  'Send an order to its supplier': 'Отправить заказ поставщику',
  'A draft whose lines are all decided (`over_ordered`). It is printed as PDF, by the default template or by `templateId`, a layout of blocks of this kind; the file stays with the order. By `email` a letter with the link and the PDF goes to each of `to`; by `link` nothing leaves, and the link is to be passed on. The requisition waits for its delivery. A revision that was sent may be sent again while its supplier may answer: each time is kept in `sendings` with a link of its own. The same within a minute is the same click and changes nothing.':
    'Черновик, по всем строкам которого есть решения (`over_ordered`). Печатается в PDF по шаблону по умолчанию или по `templateId`, макету из блоков этого вида; файл остаётся при заказе. По `email` каждому из `to` уходит письмо со ссылкой и PDF; по `link` ничего не уходит, ссылку передают сами. Заявка переходит к ожиданию поставки. Отправленную редакцию можно отправить ещё раз, пока поставщик может отвечать: каждая отправка хранится в `sendings` со своей ссылкой. То же самое в течение минуты считается тем же нажатием и ничего не меняет.',
  'How it is sent; by letter unless given': 'Как отправить; по умолчанию письмом',
  'To whom; the contact of the supplier unless given': 'Кому; по умолчанию контакту поставщика',
  "Get a supplier's link to an order": 'Получить ссылку поставщика на заказ',
  'The link of one sending, to be passed on in another way. Whoever has it answers in the name of the supplier. Once the order was revised, it says no more than that.':
    'Ссылка одной отправки, чтобы передать её иначе. Кто её получит, ответит от имени поставщика. После новой редакции она говорит только об этом.',
  'With the planned and actual totals and the three coverages of each: they are kept with the requisition.':
    'У каждой указаны плановая и фактическая суммы и три показателя обеспеченности: они хранятся вместе с заявкой.',
  'A draft with its lines, at the first stage. The title is made of the first lines unless given, the currency is that of the company, and who creates it is responsible; naming another person needs the right to assign. All errors of all lines come at once.':
    'Черновик со строками на первом этапе воронки. Название по умолчанию составляется из первых строк, валюта берётся из настроек компании, а ответственным становится создатель; чтобы назначить другого, нужно право назначать ответственных. Все ошибки всех строк возвращаются сразу.',
  'Purchase requisition: export many': 'Заявка на закупку: выгрузить несколько',
  'Count and sum requisitions by stage': 'Число и суммы заявок по этапам',
  'Takes the filters of the list. A stage without requisitions is not named; sums of different currencies are never added up.':
    'Принимает фильтры списка. Этап без заявок не называется; суммы в разных валютах не складываются.',
  'The status scheme of requisitions': 'Схема статусов заявки',
  'Every status and every move between them: whether figures follow it by themselves, the permission a person needs to ask for it (null: nobody may), and what it requires. A requisition on hold returns only to the status it was held from.':
    'Все статусы и переходы между ними: происходит ли переход сам по количествам, какое право нужно человеку (null — вручную нельзя) и что для него требуется. Приостановленная заявка возвращается только в тот статус, из которого её приостановили.',
  'Get a purchase requisition': 'Получить заявку на закупку',
  'With its lines, cancelled ones too, and how far each is covered and by whom; its suppliers with what was accepted from each; and the moves that the caller may ask for now.':
    'Со строками, включая отменённые, и тем, насколько и кем обеспечена каждая; с поставщиками и принятым у каждого; с переходами, которые сейчас доступны вызывающему.',
  'Copy a purchase requisition': 'Скопировать заявку на закупку',
  'A new draft of whoever asks, with the header, the active lines and the custom fields, and nothing of what was decided, invoiced or received. Dates are empty; with `dueDate` the days of the lines move by as much as the due date does. What has ended since (an archived warehouse, item or field, a contract that is over) is left out, and the warning `reference_left_out` names it; fields that became required since and are empty are named by `required_missing`. `customFields` are put over those of the source.':
    'Новый черновик того, кто копирует: заголовок, действующие строки и свои поля, без решений, счетов и приёмок. Даты пустые; если указать `dueDate`, сроки строк сдвигаются на столько же дней, что и срок поставки. То, что с тех пор закончилось (склад, позиция или поле в архиве, завершённый договор), не переносится, и предупреждение `reference_left_out` это называет; незаполненные поля, которые с тех пор стали обязательными, называет `required_missing`. Значения `customFields` заменяют значения исходной заявки.',
  'What the rows tell; `pr_items` unless given': 'О чём строки; без указания — `pr_items`',
  'Supplier whose prices they are, where they are prices': 'Поставщик, чьи это цены, если это цены',
  'Import from a letter': 'Импорт из письма',
  'The text of a letter, or an attachment: plain text, XLSX, ODS, CSV or TSV. As JSON or as a form; a form is needed for an attachment. Lines are recognised by quantities and units, prices by sums of money; quoted letters and signatures are left out. Each row of the preview tells how sure its reading is and which words of the text (trimmed, in NFC) its values came from. Nothing is written before the preview is applied; prices of a supplier become one quote of his then, which `result.made` names.':
    'Текст письма или вложение: простой текст, XLSX, ODS, CSV или TSV. В JSON или формой; для вложения нужна форма. Строки распознаются по количествам и единицам, цены — по денежным суммам; цитаты и подписи пропускаются. Для каждой строки предпросмотра указано, насколько уверенно она прочитана и из каких слов текста (без крайних пробелов, в NFC) взяты значения. Пока предпросмотр не применён, ничего не записывается; из цен поставщика при применении составляется одно предложение, его называет `result.made`.',
  'Text of the letter': 'Текст письма',
  'Attachment of the letter, instead of its text. At most 32 MiB.': 'Вложение письма вместо текста. Не больше 32 МиБ.',
  'Subject; names the import': 'Тема письма; название импорта',
  '`append` unless given': 'По умолчанию `append`',
  'What is ordered for the lines of a requisition': 'Что заказано по строкам заявки',
  'Every line of an order that has not ended, with the day it was promised for, or else wanted, and what has come of it so far.':
    'Каждая строка незавершённых заказов: обещанный, а без него нужный день, и сколько уже пришло.',
  'Purchase requisition: explain a figure': 'Заявка на закупку: как получилась цифра',
  'Purchase requisition: export': 'Заявка на закупку: выгрузить в файл',
  'List invoice requests of a requisition': 'Запросы счетов по заявке',
  'The latest first, each with its lines, what was invoiced of them, and the invoices that answer it.':
    'Сначала последние, у каждого — строки, сколько по ним выставлено и какие счета на него отвечают.',
  'Cancel an invoice request': 'Отменить запрос счёта',
  'What it asked for can be asked for again. One that was answered in full stays; a letter that has not left does not leave.':
    'То, что в нём запрошено, можно запросить снова. Запрос, на который ответили полностью, остаётся; неотправленное письмо не уйдёт.',
  'Add lines to a requisition': 'Добавить строки в заявку',
  'After those that are there, in the order given; all or none. The rules are those of `PATCH` of the requisition.':
    'Строки встают после существующих в указанном порядке: все или ни одной. Правила те же, что у `PATCH` заявки.',
  'Put the lines of a requisition in order': 'Упорядочить строки заявки',
  'All lines of the requisition, cancelled ones too, each named once.':
    'Все строки заявки, включая отменённые, каждая ровно один раз.',
  'Lines, in the wanted order': 'Строки в нужном порядке',
  'Change a line of a requisition': 'Изменить строку заявки',
  'Fields left out stay, null clears; `status: active` brings a cancelled line back. The rules are those of `PATCH` of the requisition.':
    'Поля, которых нет в запросе, остаются, null очищает; `status: active` возвращает отменённую строку. Правила те же, что у `PATCH` заявки.',
  Quantity: 'Количество',
  Unit: 'Единица',
  'Planned price. Per unit.': 'Плановая цена. За единицу.',
  'Currency. Of the planned price.': 'Валюта. Валюта плановой цены.',
  'Needed by': 'Нужно к',
  'Section of the estimate': 'Раздел сметы',
  'Kind of work': 'Вид работ',
  'Need. Lines of one key may be bought together.': 'Потребность. Строки с одним ключом можно закупать вместе.',
  Specification: 'Спецификация',
  'Analogs will do': 'Допускаются аналоги',
  'Product fields. Of the portal, by key.': 'Поля товара. Заданные порталом, по ключу.',
  'Cancel a line of a requisition': 'Отменить строку заявки',
  'A cancelled line stays where it was and leaves all sums; its suppliers are let go. One that was invoiced or received stays in force, and one that goes with delivery batches until these are changed or cancelled (`allocation_batched`). Cancelling it again changes nothing, its `reason` neither.':
    'Отменённая строка остаётся на своём месте, но не входит ни в одну сумму; выбор поставщиков по ней снимается. Строку, по которой уже выставлен счёт или принят товар, отменить нельзя, а строку, которая едет в партиях доставки, — пока их не изменят или не отменят (`allocation_batched`). Повторная отмена ничего не меняет, и `reason` тоже.',
  'Why it is cancelled': 'Причина отмены',
  'Ask suppliers for invoices': 'Запросить счета у поставщиков',
  'One request for every supplier that was accepted for the named lines, or for the one named; a quantity left out is all that was accepted and neither asked for nor invoiced yet. Letters leave after the answer, and the requisition waits for delivery; a request whose letter could not be delivered is `failed`, and whoever asked is notified. A supplier without an e-mail is refused alone and the others are asked; where nobody can be asked, the whole request is refused.':
    'Один запрос каждому поставщику, выбранному по указанным строкам, или только указанному; без количества запрашивается всё принятое, на что счёт ещё не запрошен и не выставлен. Письма уходят после ответа, заявка переходит в ожидание поставки; запрос, письмо по которому не доставлено, становится `failed`, об этом узнаёт тот, кто его отправил. Отказ по поставщику без электронной почты не мешает запросить остальных; если запросить не у кого, отклоняется весь запрос.',
  'Invoice wanted by': 'Счёт нужен до',
  'How the supplier is asked': 'Как запрашивать поставщика',
  'Move a requisition to a stage of the pipeline': 'Перенести заявку на этап воронки',
  'The stage is where people see the requisition; the status stays as it is. A later change of the status brings it to the stage that is bound to that.':
    'Этап — место, где заявку видят на доске; статус не меняется. Следующая смена статуса переведёт её на этап, который за ним закреплён.',
  Stage: 'Стадия',
  'Receive goods of a requisition': 'Принять товар по заявке',
  'Goods go into the stock of the warehouse at what they cost: `unitCost`, or else the price of the named invoice line, or else the price of the decision, without the VAT that the company deducts, by the exchange rate of that day. A line that is no catalog item becomes one: that of `catalogItemId`, the one that matches, or a new one where `nomenclatureSavePolicy` keeps all that is asked for or a decision stands for the line; otherwise the receipt is refused (`item_required`, naming the lines) until it says `withoutItem`. Services and what is kept outside the stock on purpose are counted as received alone, as `outsideStock` of the answer says. No more may come than was accepted from the supplier, or than the line wants where nothing was decided, and the tolerance of the item or the company (`over_receipt`, with the `maxQuantity` that may still come). All of the items or none.':
    'Товар поступает на склад по своей стоимости: `unitCost`, иначе цена указанной строки счёта, иначе цена выбранного предложения — без НДС, который компания принимает к вычету, по курсу этого дня. Строка без позиции каталога её получает: из `catalogItemId`, ту, что подходит, или новую — если `nomenclatureSavePolicy` сохраняет всё запрошенное либо по строке принято решение; иначе приёмка отклоняется (`item_required` с перечнем строк), пока в ней не указано `withoutItem`. Услуги и то, что намеренно оставлено вне склада, только учитываются как принятые, о чём говорит `outsideStock` в ответе. Принять можно не больше, чем выбрано у поставщика (а где выбора нет — чем нужно по строке), с учётом допуска позиции или компании: иначе отказ `over_receipt`, в котором `maxQuantity` — сколько ещё можно принять. Принимаются все строки или ни одной.',
  'When it was received; not in the future': 'Когда принято; не в будущем',
  'Delivery batch. One of the same requisition that carries these lines, being loaded, under way or delivered.':
    'Партия доставки. Партия этой же заявки с этими строками: на погрузке, в пути или доставленная.',
  'What came; a line may come in several batches': 'Что привезли; строка может прийти несколькими партиями',
  'Receipts of a requisition': 'Приёмки по заявке',
  'All that came for it, the newest first, those taken back too. What goods cost is shown to who may see costs of the catalog.':
    'Всё, что поступило по заявке, сначала новое, включая отменённые приёмки. Стоимость товара видит тот, кому доступна себестоимость в каталоге.',
  'Take a receipt back': 'Отменить приёмку',
  'As a whole: the goods leave the stock by opposite movements, what was received is counted without it, and a requisition that was completed by it is open again. Refused where the goods have gone on since. Taking it back again changes nothing.':
    'Отменяется вся приёмка: товар списывается встречными движениями, принятое количество пересчитывается без неё, а заявка, которую она завершила, снова открыта. Если товар с тех пор ушёл со склада, приходит отказ. Повторная отмена ничего не меняет.',
  'Why it is taken back': 'Причина отмены',
  'Suppliers of a requisition': 'Поставщики заявки',
  'All of them by name, with how far each was invited, has quoted and was chosen, and what was accepted from it.':
    'Все поставщики по имени: кто приглашён, ответил и выбран, и что у каждого принято.',
  'Add a supplier to a requisition': 'Добавить поставщика в заявку',
  'Named by `supplierId` or by `counterpartyId`; a counterparty that was no supplier becomes one. A blocked supplier is refused, one to be careful with is added with a warning.':
    'Указывается по `supplierId` или `counterpartyId`; контрагент, который ещё не был поставщиком, становится им. Заблокированный поставщик отклоняется, поставщик с отметкой «осторожно» добавляется с предупреждением.',
  Contact: 'Контактное лицо',
  'How it came here': 'Откуда взялся',
  'Change a supplier of a requisition': 'Изменить поставщика заявки',
  '`status: excluded` with an `excludeReason` takes it out of the running, unless quantities were accepted from it; `status: candidate` brings it back to where it was. The other statuses follow from what happens.':
    '`status: excluded` с `excludeReason` исключает поставщика из выбора, если у него ещё ничего не выбрано; `status: candidate` возвращает его туда, где он был. Остальные статусы следуют из событий.',
  'Why it is excluded': 'Почему исключён',
  'Receipt order M-4: export many': 'Приходный ордер М-4: выгрузить несколько',
  'Receipt order M-4: export': 'Приходный ордер М-4: выгрузить в файл',
  'Get the protocol of a decision': 'Получить протокол решения',
  'Who was asked and who answered, every price as it was compared, each decision with who took it and why, and the approvals, as they stand now; the latest protocol that was drawn up of it; and what became of the decision afterwards. Prices are compared at the rates of the day of the last decision. While prices of a request are sealed its quotes stay out.':
    'Кого запросили и кто ответил, каждая цена, как она сравнивалась, каждое решение с тем, кто и почему его принял, и согласования — как сейчас; последний составленный протокол; и что стало с решением потом. Цены сравниваются по курсам дня последнего решения. Пока цены запроса скрыты, его предложения в протокол не входят.',
  'Draw up the protocol of a decision': 'Составить протокол решения',
  'Keeps the protocol as it stands and records its digest in the audit trail, so that anybody can check later that a copy is the one. Where nothing has changed since the latest protocol, that one is the answer.':
    'Сохраняет протокол в текущем виде и записывает его контрольную сумму в журнал, чтобы потом можно было проверить копию. Если с последнего протокола ничего не изменилось, ответом будет он.',
  'Check a protocol by its digest': 'Проверить протокол по контрольной сумме',
  'Whether a protocol of this requisition has the digest, from when it is, and what has changed since.':
    'Есть ли у заявки протокол с этой контрольной суммой, от какого он времени и что с тех пор изменилось.',
  'SHA-256 of the content, in hexadecimal digits': 'SHA-256 содержания, шестнадцатеричными цифрами',
  'Check a copy of a protocol': 'Проверить копию протокола',
  'Takes the content of a protocol, as JSON in any order of keys, or its digest, and says whether it is the one that was drawn up, from when it is, and what has changed since.':
    'Принимает содержание протокола (JSON с любым порядком ключей) или его контрольную сумму и говорит, тот ли это протокол, от какого он времени и что с тех пор изменилось.',
  'Content of the protocol': 'Содержание протокола',
  'Chosen suppliers and quantities per line': 'Выбранные поставщики и количества по строкам',
  'All that is accepted now, with what was asked for, invoiced and received of it, and the version of the requisition that the next decision goes with.':
    'Всё, что принято сейчас, и сколько из этого запрошено, выставлено в счетах и получено, а также версия заявки для следующего решения.',
  'Save chosen suppliers and quantities per line': 'Сохранить выбранных поставщиков и количества по строкам',
  'Replaces all that is accepted for every named line; other lines keep what they have. The price is that of the tier of the quantity, less the discount, per unit of the line. Least quantities and packs hold unless `allowMoqOverride`; a price whose day is over is taken with `acceptExpired`, a reason and the right to approve. What stays as it was may name the version it was accepted from. What a supplier has invoiced or delivered stays decided (`allocation_locked`), and so does what goes with delivery batches that were neither cancelled nor returned (`allocation_batched`, with their numbers): these are changed or cancelled first.':
    'Заменяет весь выбор по каждой указанной строке; остальные строки не меняются. Цена берётся по ступени для этого количества, за вычетом скидки, за единицу строки. Наименьшие количества и кратность упаковки соблюдаются, если не указано `allowMoqOverride`; цена с истёкшим сроком принимается с `acceptExpired`, причиной и правом согласования. Для неизменного выбора можно указать версию, по которой он был сделан. То, что поставщик уже выставил или поставил, остаётся за ним (`allocation_locked`); то же и с тем, что едет в партиях доставки, не отменённых и не возвращённых (`allocation_batched`, с номерами партий): сначала измените или отмените их.',
  'Lines that are decided; others keep what they have': 'Строки, по которым принято решение; остальные не меняются',
  'Less than the least quantity, and broken packs, are agreed with the supplier':
    'С поставщиком согласовано меньше минимума и неполные упаковки',
  'The supplier keeps to prices whose day is over; needs a reason and the right to approve':
    'Поставщик подтвердил цены с истёкшим сроком; нужны причина и право согласования',
  'Quotes for a requisition': 'Предложения по заявке',
  'Those entered for it by hand, and those that answer its requests.':
    'Внесённые по заявке вручную и полученные в ответ на её запросы.',
  'Enter a quote for a requisition': 'Внести предложение по заявке',
  'A quote received by telephone or on paper: it applies at once, and its supplier joins those of the requisition.':
    'Предложение, полученное по телефону или на бумаге: оно сразу вступает в силу, а его поставщик добавляется к поставщикам заявки.',
  'Number of the supplier': 'Номер у поставщика',
  'Score of the buyers. 0 to 10.': 'Оценка закупщиков. От 0 до 10.',
  'Comment of the buyers': 'Комментарий закупщиков',
  'Change a quote of a requisition': 'Изменить предложение по заявке',
  'The same as changing the quote at its own address.':
    'По тем же правилам, что и изменение предложения по его собственному адресу.',
  'true begins a next version, false drops it': 'true начинает следующую версию, false удаляет её',
  'Reject it, restore what was rejected, or withdraw it': 'Отклонить, вернуть отклонённое или отозвать',
  'Minutes of a comparison of quotes: export many': 'Протокол сравнения предложений: выгрузить несколько',
  'Minutes of a comparison of quotes: export': 'Протокол сравнения предложений: выгрузить в файл',
  'List quotes of suppliers': 'Список предложений поставщиков',
  'Each with its current total; while prices of a request are sealed, without it.':
    'У каждого указан итог действующей версии; пока цены запроса закрыты, итога нет.',
  'Enter a quote of a supplier': 'Внести предложение поставщика',
  'A draft that answers a request (`rfqId`) or a requisition (`procurementId`); `submit` makes it apply. Lines name positions of the request, or lines of the requisition; units, VAT and the currency are those that were asked for unless given. A supplier has one quote for a request: what comes next is a version of it. A quote that came after the end is entered with `late` when it is submitted.':
    'Черновик ответа на запрос предложений (`rfqId`) или предложения по заявке (`procurementId`); с `submit` он сразу вступает в силу. Строки ссылаются на позиции запроса или на строки заявки; единицы, НДС и валюта берутся из запроса, если не указаны. На один запрос у поставщика одно предложение: всё, что он скажет позже, становится его новой версией. Предложение, поступившее после срока, вносится с `late` при отправке.',
  'Request for quotes. That it answers.': 'Запрос предложений. На который это ответ.',
  'Plan the award that costs least': 'Подобрать самое выгодное распределение',
  'Who is to be awarded how much of what at the least landed cost, under limits: suppliers, shares, delivery, a budget. Least quantities, packs and what is on offer hold unless set aside. Answers a plan with its proof and what each limit costs, or which limits cannot hold together. `save` makes it the decisions of the requisition in one call.':
    'Кому и сколько отдать, чтобы итоговая стоимость была наименьшей при ограничениях: поставщики, доли, сроки поставки, бюджет. Наименьшие количества, кратность упаковки и предложенные объёмы соблюдаются, если их не снять. В ответе — план с обоснованием и ценой каждого ограничения либо ограничения, несовместимые между собой. `save` сразу делает план выбором по заявке.',
  'Requisition whose quotes are awarded': 'Заявка, по предложениям которой идёт распределение',
  'Request whose quotes are awarded': 'Запрос, по предложениям которого идёт распределение',
  'Quotes that are awarded': 'Распределяемые предложения',
  'Currency of the plan; that of the request or requisition unless given':
    'Валюта плана; если не указана — запроса или заявки',
  'Day whose exchange rates count; today unless given': 'День, по курсам которого считается; если не указан — сегодня',
  'With VAT or without': 'С НДС или без',
  Limits: 'Ограничения',
  'Terms of suppliers that are set aside': 'Условия поставщиков, которые не учитываются',
  'So many percent more than needed may be bought; as the company tolerates unless given':
    'На столько процентов можно купить больше нужного; если не указано — как принято в компании',
  'Save the plan as decisions of its requisition': 'Сохранить план как решения по заявке',
  'Why, for the decisions': 'Причина для решений',
  'Comparison of quotes: explain a figure': 'Сравнение предложений: как получилась цифра',
  'How the price or the cost of one offer was brought to the unit, the currency and the VAT of the comparison, or what the total of a supplier or of a scenario was made of. Takes what the comparison takes. What a comparison does not show of a quote is told to those who may read quotes.':
    'Как цена или стоимость предложения приведены к единице, валюте и НДС сравнения или из чего сложился итог поставщика или сценария. Параметры те же, что у сравнения. То, чего сравнение о предложении не показывает, видят те, кто может читать предложения.',
  'Requisition whose quotes are compared': 'Заявка, предложения по которой сравниваются',
  'Request whose quotes are compared': 'Запрос, предложения по которому сравниваются',
  'Quotes that are compared, comma separated, at most 100': 'Сравниваемые предложения через запятую, не больше 100',
  'Currency to compare in; that of the request or requisition unless given':
    'Валюта сравнения; если не указана — запроса или заявки',
  'Prices alone, or with their share of extra costs': 'Только цены или с долей дополнительных расходов',
  'Show quotes whose last day is over too; they are never best':
    'Показать и предложения с истёкшим сроком; лучшими они не бывают',
  'Figure, by its place in the comparison': 'Цифра по её месту в сравнении',
  'Line of the quote, for figures of an offer': 'Строка предложения поставщика для его цифр',
  'Quote, for the total of a supplier': 'Предложение поставщика для его итога',
  'Scenario, for its total': 'Сценарий для его итога',
  'Compare quotes': 'Сравнить предложения',
  'Quotes for a requisition, for a request, or the named ones, side by side: every price in one unit, one currency and one way of VAT, with the arithmetic that brought it there. `landed` adds the share of extra costs. A price without a rate is flagged `no_rate` and never best. While prices of a request are sealed, its quotes are counted and nothing else.':
    'Предложения по заявке, по запросу или только указанные, рядом: все цены в одной единице, одной валюте и с одним режимом НДС, с расчётом, который к ним привёл. `landed` добавляет долю дополнительных расходов. Цена, для которой нет курса, помечена `no_rate` и лучшей не бывает. Пока цены запроса закрыты, видно только число предложений.',
  'Get a quote': 'Получить предложение',
  'With the current version (`current`) and the one being written (`draft`), and the moves that the caller may ask for now.':
    'С действующей версией (`current`) и с той, что сейчас готовится (`draft`), а также с переходами, которые сейчас доступны вызывающему.',
  'Change a quote': 'Изменить предложение',
  'A draft is changed freely. What was submitted stays: only `comment`, `internalScore` and `externalNumber` change, and `revising` begins a next version, which applies once it is submitted. `status` rejects, restores or withdraws.':
    'Черновик меняется свободно. Отправленное предложение остаётся прежним: меняются только `comment`, `internalScore` и `externalNumber`, а `revising` открывает следующую версию, которая вступит в силу после отправки. `status` отклоняет, возвращает или отзывает предложение.',
  'Supplier quote: explain a figure': 'Предложение поставщика: как получилась цифра',
  'Submit a quote': 'Отправить предложение',
  'Its draft becomes the next version, which applies from now on and never changes. Every field that is missing or wrong is named. After the deadline of the request a buyer submits with `late` and a reason. What was accepted from an earlier version stays accepted and is marked.':
    'Черновик становится следующей версией: она действует с этого момента и больше не меняется. Названы все поля, которых не хватает или в которых ошибка. После срока запроса закупщик отправляет предложение с `late` и причиной. Выбранное из прежней версии остаётся выбранным и помечается.',
  'It came after the end, and is taken all the same': 'Пришло после срока и всё же принимается',
  'Why it is taken late': 'Почему принято с опозданием',
  'Versions of a quote': 'Версии предложения',
  'What was submitted, the latest first: when, by whom, totals, and what differs from the version before. While prices are sealed the list is empty.':
    'Отправленные версии, сначала последняя: когда, кем, итоги и отличия от предыдущей. Пока цены закрыты, показывать нечего.',
  'Lists that become files': 'Списки, которые выгружаются в файл',
  'Those the caller may export, each with its columns; a file has the usual ones unless others are named. The name of a list is the identifier of its operation in this contract, `path` its address.':
    'Те, которые вызывающий вправе выгружать, каждый со своими колонками; в файле обычные, если не названы другие. Имя списка — идентификатор его операции в этом контракте, `path` — его адрес.',
  'Export a list to a file': 'Выгрузить список в файл',
  'Every record that the filters of the list leave, in its order; `GET /registers` names the lists and their columns. With `rows=lines` each line inside the records has a row of its own, after the columns of its record; a record without lines has one row. Up to 10 000 rows are the answer itself. A longer list is written in the background, with the rights of the person at that time: the answer is then 202 with the export, which tells when its file can be downloaded. A key exports at most 10 000 rows.':
    'Все записи, которые остались после отбора, в порядке списка; списки и их колонки перечисляет `GET /registers`. С `rows=lines` каждая строка внутри записей — отдельная строка файла, после колонок своей записи; запись без строк занимает одну. До 10 000 строк приходят сразу в ответе. Более длинный список записывается в фоне, с правами человека на тот момент: тогда ответ — 202 с выгрузкой, по которой видно, когда файл можно скачать. По ключу выгружается не более 10 000 строк.',
  'List: the identifier of its operation': 'Список: идентификатор его операции',
  'Query parameters of the list: filters, `search`, `sort`, `includeArchived`, and the names in its path':
    'Параметры списка: отбор, `search`, `sort`, `includeArchived` и имена из его адреса',
  'A row for each record, or for each line inside the records; `records` unless given':
    'Строка на каждую запись или на каждую строку внутри записей; если не указано, `records`',
  'Only these columns, in this order': 'Только эти колонки, в этом порядке',
  'Zone whose clocks tell the times; that of the portal unless given':
    'Часовой пояс, по которому указано время; если не задан — пояс портала',
  'List one’s own exports': 'Список своих выгрузок',
  'Those written in the background whose files are kept: the newest first.':
    'Записанные в фоне, файлы которых ещё хранятся: сначала новые.',
  'Up to 3 of createdAt, updatedAt; `-` before descending ones':
    'До 3 из createdAt, updatedAt; `-` перед полями по убыванию',
  'Read an export of one’s own': 'Прочитать свою выгрузку',
  'How far it is: `rowCount` grows while it is written. A file is kept for 7 days.':
    'Насколько она готова: `rowCount` растёт, пока файл записывается. Файл хранится 7 дней.',
  'Download the file of an export': 'Скачать файл выгрузки',
  'For who asked for it alone, for 7 days.': 'Только тому, кто её запросил, в течение 7 дней.',
  'List reorder points': 'Список точек заказа',
  'Each with what is on hand, expected and reserved, and with what a proposal would ask for now.':
    'Для каждой указано, сколько есть, ожидается и зарезервировано и сколько было бы предложено сейчас.',
  'Add a reorder point': 'Добавить точку заказа',
  'One for each item and warehouse. Quantities are in the base unit of the item. Below `minimum` (on hand, expected by approved requisitions and already proposed, less reserved) as much is proposed as reaches `target`, in multiples of `lot`.':
    'Одна на позицию и склад. Количества указываются в базовой единице позиции. Когда наличие вместе с ожидаемым по согласованным заявкам и уже предложенным за вычетом резерва меньше `minimum`, предлагается столько, чтобы дойти до `target`, кратно `lot`.',
  'Minimum. Below it more is asked for. In the base unit of the item, as are the target and the lot.':
    'Минимум. Если остаток меньше, предлагается докупить. В базовой единице позиции, как и цель, и кратность.',
  'Target. Up to which it is filled; the minimum where it is left out.':
    'Цель. До этого количества пополняется остаток; если не указана, до минимума.',
  'Lot. The quantity is a multiple of it.': 'Кратность. Количество округляется вверх до кратного.',
  'Delivery takes, days': 'Срок поставки, дней',
  'Preferred supplier. Becomes a candidate of the requisition that is proposed.':
    'Предпочтительный поставщик. Становится кандидатом в предложенной заявке.',
  'Propose requisitions by reorder points': 'Предложить заявки по точкам заказа',
  'One draft for each warehouse that is short of something, or for the one that is named. Each line says in `reorder` what its quantity was counted from. What a proposal that is not approved or cancelled yet asks for counts as coming, so that nothing is proposed twice; an empty list says that nothing is short.':
    'По одному черновику на каждый склад, где чего-то не хватает, или только на указанный. В каждой строке `reorder` показывает, из чего сложилось количество. То, что уже запрошено ещё не согласованным и не отменённым предложением, считается ожидаемым, поэтому дважды ничего не предлагается; пустой список значит, что всего хватает.',
  'Get a reorder point': 'Получить точку заказа',
  'Change a reorder point': 'Изменить точку заказа',
  'Fields left out stay, null clears; the item and the warehouse stay what they are. What was proposed already stays.':
    'Неуказанные поля не меняются, null очищает; позицию и склад изменить нельзя. Уже созданные предложения остаются.',
  'Delete a reorder point': 'Удалить точку заказа',
  'What was proposed by it stays.': 'Созданные по ней предложения остаются.',
  'List baskets of price indexes': 'Корзины индексов цен',
  'Those of the whole portal, by name.': 'Корзины всего портала, по названию.',
  'Add a basket of a price index': 'Добавить корзину индекса цен',
  'Items of the catalog in fixed quantities; whoever may read reports sees it and may change it. `GET /reports/price-index/proposal` proposes what was bought most.':
    'Позиции каталога в постоянном количестве; корзину видит и может изменить каждый, кому доступны отчёты. `GET /reports/price-index/proposal` предлагает то, что покупали больше всего.',
  'A day of the base month. Kept as the first day of its month, whose cost is 100.':
    'Базовый месяц. Хранится первым днём месяца; стоимость этого месяца принята за 100.',
  'Get a basket of a price index': 'Получить корзину индекса цен',
  'Change a basket of a price index': 'Изменить корзину индекса цен',
  'Left-out fields of a basket stay; `items` are the whole list.':
    'Пропущенные поля корзины сохраняются; `items` — весь список.',
  'Delete a basket of a price index': 'Удалить корзину индекса цен',
  'A letter or a tile that shows its index has nothing to show any more.':
    'Письму или плитке с её индексом больше нечего показать.',
  'List letters with reports': 'Письма с отчётами',
  'Those the caller has set up and those he gets, the next first.':
    'Те, что вызывающий настроил, и те, что он получает; ближайшие первыми.',
  'Up to 3 of name, nextDate, createdAt, updatedAt; `-` before descending ones':
    'До 3 из name, nextDate, createdAt, updatedAt; `-` перед полями по убыванию',
  'Have a report sent by letter': 'Получать отчёт по почте',
  'Weekly or monthly, at an hour by the clock of the portal, to the caller or to colleagues who may read reports; that is asked again whenever it is sent. It is paused once its owner may no longer read reports, or when its basket is gone. At most fifty for each person.':
    'Раз в неделю или в месяц, в час по часам портала, вызывающему или коллегам с доступом к отчётам; доступ проверяется при каждой отправке. Приостанавливается, когда владелец теряет доступ к отчётам или корзина удалена. Не более пятидесяти у человека.',
  'Report, and what it is asked by': 'Отчёт и условия',
  Schedule: 'Расписание',
  'What comes with it': 'Что приходит',
  'Who gets it. People who may read reports; the caller himself unless given. Whoever may no longer read them gets none.':
    'Получатели. Сотрудники с доступом к отчётам; по умолчанию сам вызывающий. Потерявший доступ писем не получает.',
  Paused: 'Приостановлено',
  'Get a letter with a report': 'Получить письмо с отчётом',
  'Change a letter with a report': 'Изменить письмо с отчётом',
  'Whoever set it up changes it. Fields left out stay. A changed schedule begins from now, and so does one that is resumed: days that passed while it was paused are not made up for.':
    'Изменяет тот, кто настроил. Пропущенные поля сохраняются. Изменённое расписание начинается с этого момента, возобновлённое — тоже: за пропущенные на паузе даты писем не будет.',
  'Stop a letter with a report': 'Удалить письмо с отчётом',
  'Whoever set it up deletes it, and nobody gets it any more.':
    'Удаляет тот, кто настроил, и письмо больше никому не приходит.',
  'List pages of reports': 'Страницы отчётов',
  "The caller's own first, then those that others share, by name.":
    'Сначала собственные, затем общие страницы других, по названию.',
  'Make a page of reports': 'Создать страницу отчётов',
  'Each tile is a report with what it is asked by; their order is that of the page. At most twenty pages for each person, of twelve tiles each.':
    'Плитка — отчёт с его условиями; порядок плиток — порядок на странице. Не более двадцати страниц у человека, по двенадцать плиток.',
  'Everybody who may read reports sees it': 'Видна всем, кому доступны отчёты',
  'Tiles, in their order, the whole list': 'Плитки',
  'Change a page of reports': 'Изменить страницу отчётов',
  'Its owner alone changes it. Fields left out stay; `tiles` are the whole list, in their order.':
    'Изменяет только владелец. Пропущенные поля сохраняются; `tiles` — весь список по порядку.',
  'Delete a page of reports': 'Удалить страницу отчётов',
  'Its owner alone deletes it.': 'Удаляет только владелец.',
  'How long the steps of a purchase take': 'Длительность этапов закупки',
  'The median and the ninth decile of days for each step, beside the median of the period before. A step that nobody has done is left out.':
    'Медиана и девятый дециль дней по каждому этапу рядом с медианой за период до этого. Этап, который никто не прошёл, не показан.',
  'A day of the first month; so that there are twelve unless given':
    'День первого месяца; без него получается двенадцать месяцев',
  'A day of the last month; the present month unless given': 'День последнего месяца; без него — текущий месяц',
  'From the very day `from` to the very day `to`, in place of their whole months':
    'Ровно с дня `from` по день `to`, а не целыми месяцами',
  'Cycle times: file': 'Сроки закупки: файл',
  'The rows of the report as a spreadsheet, asked by the same parameters; at most 10 000.':
    'Строки отчёта в виде таблицы, с теми же параметрами; не больше 10 000.',
  'Requisitions behind the time of a step': 'Заявки, по которым посчитан этап',
  'Those that have done the step, the slowest first; at most 500.':
    'Прошедшие этап, сначала самые долгие; не больше 500.',
  'Step; `whole` unless given': 'Этап; без него — `whole`',
  'Ageing of what is to be paid': 'Задолженность перед поставщиками по срокам',
  'What is owed today, by currency and by how long it is overdue: not due yet, 1 to 30 days, 31 to 60, 61 to 90, more, and without a day of payment; beside what was owed and how old it was on an earlier day. With `from` or `to`, of what is due within these days.':
    'Что не оплачено на сегодня, по валютам и давности: срок не наступил, 1–30 дней, 31–60, 61–90, больше и без срока оплаты; рядом — сколько и какой давности было в более ранний день. С `from` или `to` — только со сроком оплаты в эти дни.',
  'Only what is due on this day or later': 'Только со сроком оплаты в этот день или позже',
  'Only what is due on this day or earlier': 'Только со сроком оплаты в этот день или раньше',
  'The day it is compared with; a month ago unless given': 'День, с которым сравнивается; по умолчанию месяц назад',
  'Payables: file': 'Задолженность: файл',
  'Calendar of payments': 'Платёжный календарь',
  'What is to be paid day by day or week by week, from today for six weeks unless told otherwise; half a year at most. Weeks begin on Monday and are cut by the period.':
    'Что предстоит оплатить по дням или неделям, по умолчанию шесть недель от сегодняшнего дня, не больше полугода. Недели начинаются с понедельника и обрезаются границами периода.',
  'First day; today unless given': 'Первый день; без него — сегодня',
  'Last day; six weeks unless given': 'Последний день; без него — шесть недель',
  'Days or weeks; `week` unless given': 'Дни или недели; без него — `week`',
  'Payment calendar: file': 'Платёжный календарь: файл',
  'Price index of a basket': 'Индекс цен корзины',
  'By month, from the base month on: what the basket costs and its index. `records` leads to the prices a month took, and from there to the lines of invoices.':
    'По месяцам начиная с базового: стоимость корзины и её индекс. `records` ведёт к ценам месяца, а от них — к строкам счетов.',
  Basket: 'Корзина',
  'Currency it is counted in; that of the portal unless given': 'Валюта, в которой посчитано; без неё — валюта портала',
  'Price index: file': 'Индекс цен: файл',
  'Prices behind a month of a price index': 'Цены, из которых сложен индекс за месяц',
  'Each item with the price that the month took, and the month that price was paid in.':
    'Каждая позиция с ценой, взятой для месяца, и месяцем, когда она заплачена.',
  'A day of the month': 'День месяца',
  'Propose a basket: what was bought most': 'Предложить корзину: что покупали больше всего',
  'Items on which the most was spent in the last twelve whole months, in the quantities that were bought.':
    'Позиции с наибольшими расходами за последние двенадцать полных месяцев, в купленном количестве.',
  'Items at most; 20 unless given': 'Позиций не более; по умолчанию 20',
  Savings: 'Экономия',
  'What choosing saved against plan, last price and median of offers, by requisition, the latest decision first, with the whole and that of the period before.':
    'Сколько выбор сэкономил к плану, прошлой цене и медиане предложений — по заявкам, сначала с последним решением, с итогом и итогом за период до этого.',
  'Requisitions at most; 100 unless given': 'Заявок не больше; без него — 100',
  'Savings: file': 'Экономия: файл',
  'Spend, by what it went to': 'Расходы по направлениям',
  'Spend of whole months, or of exact days, by supplier, category, department, item, month or currency, compared with as many months before; the largest first. The sums are kept and follow invoices within seconds: `asOf` says up to when. Two currencies are never added: `alsoIn` has what stands in others.':
    'Расходы за целые месяцы или точные дни по поставщикам, категориям, подразделениям, позициям, месяцам или валютам в сравнении со столькими же месяцами до них; сначала наибольшие. Суммы хранятся и обновляются вслед за счетами за секунды: `asOf` говорит, на какой момент. Разные валюты не складываются: `alsoIn` содержит то, что стоит в других.',
  'What it is looked at by; `supplier` unless given': 'По чему сложено; без него — `supplier`',
  'Of this supplier alone': 'Только этого поставщика',
  'Of this category alone': 'Только этой категории',
  'Of this department alone': 'Только этого подразделения',
  'Of this item alone': 'Только этой позиции',
  'Rows at most; 100 unless given': 'Строк не больше; без него — 100',
  'Spend: file': 'Расходы: файл',
  'Lines of invoices behind the spend': 'Строки счетов, из которых сложены расходы',
  'What the figures of the spend are made of: `records` of each row leads here.':
    'Из чего сложены цифры расходов: сюда ведёт `records` каждой строки.',
  'Up to 3 of date, amount; `-` before descending ones': 'До 3 из date, amount; `-` перед полями по убыванию',
  'Count all spend anew': 'Пересчитать все расходы',
  'Every invoice and every purchase of the portal is counted again, a hundred at a time, while the reports go on answering. They follow by themselves; this is for whoever doubts a figure.':
    'Все счета и закупки портала учитываются заново, по сотне за раз, а отчёты продолжают отвечать. Обычно они обновляются сами; это для тех, кто сомневается в цифре.',
  'Scorecard of suppliers': 'Показатели поставщиков',
  'For each supplier with something in the period: answers to requests, lowest prices among several, deliveries on time and in full, invoices without differences. Each is so many of so many, beside the period before. At most 500 suppliers, those with the most records.':
    'По каждому поставщику, у которого в периоде что-то было: ответы на запросы, лучшая цена среди нескольких, поставки в срок и в полном объёме, счета без расхождений. Каждый показатель — сколько из скольких, рядом с периодом до этого. Не больше 500 поставщиков, с наибольшим числом записей.',
  'Suppliers: file': 'Поставщики: файл',
  'Records behind a figure of a supplier': 'Записи, из которых сложен показатель поставщика',
  'What the share was counted of, those that are not as they should be first, then the newest; at most 500.':
    'Из чего посчитана доля: сначала то, что не так, затем новые; не больше 500.',
  'Supplier; all of them unless given': 'Поставщик; без него — все',
  'What is looked at; all of it unless given': 'Что оценивается; без него — всё',
  'List templates of requisitions': 'Список шаблонов заявок',
  'By name, each with the next day of its schedule.': 'По названию, у каждого указана следующая дата расписания.',
  'Up to 3 of id, name, nextDate, createdAt, updatedAt; `-` before descending ones':
    'До 3 из id, name, nextDate, createdAt, updatedAt; `-` перед полями по убыванию',
  'Add a template of requisitions': 'Добавить шаблон заявок',
  'What a need that comes back asks for each time. Header and lines are checked as those of a requisition are; lines of catalog items take name and unit from them. With a `schedule` a requisition is made on each of its days, once, at the hour by the clock of the portal: `nextDate` says when.':
    'То, что нужно каждый раз заново. Заголовок и строки проверяются так же, как у заявки; строки с позицией каталога берут из неё название и единицу. По `schedule` заявка создаётся в каждую его дату, один раз, в указанный час по времени портала: ближайшую дату показывает `nextDate`.',
  'Title of its requisitions. The name of the template where it is left out.':
    'Название заявок. Если не указано, название шаблона.',
  'Responsible. Of its requisitions, and told of those that the schedule makes; whoever made the template where it is empty.':
    'Ответственный. Ответственный в заявках по шаблону; ему сообщают о созданных по расписанию. Если не указан, это создатель шаблона.',
  'Due in so many days. After the day a requisition is made; without it the due date stays empty.':
    'Срок поставки, дней. Считается со дня создания заявки; без него срок поставки остаётся пустым.',
  'Paused. Days that pass meanwhile are not made up for.':
    'Приостановлено. Даты, прошедшие за это время, не навёрстываются.',
  'Send for approval at once. Needs `dueInDays`. What cannot be sent stays a draft, and the notice says why.':
    'Сразу отправлять на согласование. Нужен `dueInDays`. Если отправить нельзя, заявка остаётся черновиком, а причина указана в уведомлении.',
  'Lines, in their order, the whole list': 'Строки по порядку, весь список',
  'Make a template of a requisition': 'Создать шаблон из заявки',
  'With its title, header and active lines; without its dates and people. What has ended since is left out, and the warning `reference_left_out` names it.':
    'С названием, заголовком и действующими строками заявки, без её дат и людей. То, что с тех пор закончилось, не переносится, и предупреждение `reference_left_out` это называет.',
  'Get a template of requisitions': 'Получить шаблон заявок',
  'Change a template of requisitions': 'Изменить шаблон заявок',
  'Fields left out stay, null clears; `lines` are the whole list. A changed schedule begins from now, and so does one that is resumed: days that passed while it was paused are not made up for. Requisitions that were made stay as they are.':
    'Неуказанные поля не меняются, null очищает; `lines` заменяют весь список. Изменённое или возобновлённое расписание отсчитывается от текущего момента: даты, прошедшие за время паузы, не навёрстываются. Уже созданные заявки не меняются.',
  'Delete a template of requisitions': 'Удалить шаблон заявок',
  'With its schedule and the record of its days; requisitions that were made of it stay.':
    'Вместе с расписанием и историей его дат; созданные по нему заявки остаются.',
  'Make a requisition of a template': 'Создать заявку по шаблону',
  'A draft, now, whatever the schedule says; it moves no day of it. `templateId` of the requisition tells what it was made of. What has ended since is left out, and the warning `reference_left_out` names it; fields that became required since and are empty are named by `required_missing`.':
    'Черновик, сразу и независимо от расписания; даты расписания не сдвигаются. `templateId` заявки указывает шаблон. То, что с тех пор закончилось, не переносится, и предупреждение `reference_left_out` это называет; незаполненные поля, которые с тех пор стали обязательными, называет `required_missing`.',
  'List the days of a schedule': 'Даты расписания',
  'Those that have come, the newest first, each with the requisition that was made or what was in the way.':
    'Наступившие даты, начиная с последней, с созданной заявкой или причиной, почему она не создана.',
  'Up to 3 of plannedDate, createdAt; `-` before descending ones':
    'До 3 из plannedDate, createdAt; `-` перед полями по убыванию',
  'Ask a supplier about a request for quotes': 'Задать вопрос поставщику',
  'The supplier gets a letter and answers on the page of the request. No other supplier sees it. After the deadline, and once the request has ended, nothing new is asked: `deadline_passed`, `rfq_closed`.':
    'Поставщик получает письмо и отвечает на странице запроса. Другие поставщики вопроса не видят. После срока ответа и по завершённому запросу новых вопросов не задают: `deadline_passed`, `rfq_closed`.',
  'Request for quotes': 'Запрос предложений',
  'Recipient of the request': 'Получатель запроса',
  'Answer a question of a supplier': 'Ответить на вопрос поставщика',
  'The supplier who asked gets a letter; nobody else sees the answer until it is published. It may be given after the deadline too, until the request has ended, and is never changed.':
    'Спросивший поставщик получает письмо; больше ответа не видит никто, пока его не покажут всем. Ответить можно и после срока, пока запрос не завершён; изменить ответ нельзя.',
  'Show an answer to all suppliers': 'Показать ответ всем поставщикам',
  'All who are asked read the question and its answer, without who asked. `question` and `answer` give the wording that they read; left out, it is the wording shown before, or what was said. What was said stays as it is. The others get a letter the first time; another wording replaces the one before.':
    'Вопрос и ответ видят все, кому отправлен запрос, без имени спросившего. `question` и `answer` задают формулировку; если их нет, остаётся показанная раньше или сказанное. Само сказанное не меняется. Остальные получают письмо в первый раз; новая формулировка заменяет прежнюю.',
  'Question as all read it': 'Вопрос, как его прочтут все',
  'Answer as all read it': 'Ответ, как его прочтут все',
  'List requests for quotes': 'Список запросов предложений',
  'Each with how many positions it holds, how many suppliers are asked, and how many have answered.':
    'У каждого указано, сколько в нём позиций, у скольких поставщиков запрошено и сколько ответили.',
  'Up to 3 of id, number, title, responseDeadline, createdAt, updatedAt; `-` before descending ones':
    'До 3 из id, number, title, responseDeadline, createdAt, updatedAt; `-` перед полями по убыванию',
  'At least 2 characters, looked for in title, number, names of items, suppliers asked and their taxpayer numbers. Words in any order and form, their beginnings and parts; one typo apart where nothing else is found. Without `sort` the most relevant come first.':
    'Не короче 2 знаков; ищется в title, number, names of items, suppliers asked and their taxpayer numbers. Words in any order and form, their beginnings and parts; one typo apart where nothing else is found. Without `sort` the most relevant come first.',
  'Create a request for quotes': 'Создать запрос предложений',
  'A draft. Positions come from lines of one requisition by `procurementItemId` (as much as has no supplier yet), from catalog items, or in words of their own; recipients are suppliers, or counterparties, which become suppliers. The letter goes to the given contact and address, otherwise to the contact who gets requests. Title, address and warehouse are those of the requisition unless given.':
    'Черновик. Позиции берутся из строк одной заявки по `procurementItemId` (в количестве, на которое ещё не выбран поставщик), из каталога или описываются словами; получатели — поставщики или контрагенты, которые ими становятся. Письмо уходит указанному контакту по указанному адресу, а без указания — контакту, который получает запросы. Название, адрес и склад по умолчанию берутся из заявки.',
  'Currency. Null takes any.': 'Валюта. Пусто, если подходит любая.',
  'VAT in the prices. How prices are asked for.': 'НДС в ценах. Как указывать цены.',
  'Answers are taken until': 'Срок приёма ответов',
  'Message to suppliers': 'Сообщение поставщикам',
  'Not every position need be quoted': 'Можно ответить не по всем позициям',
  'Analogs may be offered': 'Можно предлагать аналоги',
  'Another currency may be used': 'Можно указать цены в другой валюте',
  'Prices are hidden from the buyers until the deadline': 'Цены скрыты от закупщиков до окончания срока',
  'What a quote must hold': 'Что должно быть в предложении',
  'Automatic reminders': 'Автоматические напоминания',
  'Responsible. Hears when the deadline passes.': 'Ответственный. Получает сводку, когда срок истёк.',
  Positions: 'Позиции',
  'Suppliers to ask': 'У каких поставщиков запросить',
  'Request for quotes: export many': 'Запрос предложений: выгрузить несколько',
  'Get a request for quotes': 'Получить запрос предложений',
  'With its positions and with the suppliers who are asked: how far each has come, and how long each link opens. With the moves that the caller may ask for now: a draft is cancelled without a reason, which removes it.':
    'С позициями и поставщиками: на каком шаге каждый и до какого времени открывается его ссылка. С переходами, которые сейчас доступны вызывающему: черновик отменяется без причины и при этом удаляется.',
  'Change a request for quotes': 'Изменить запрос предложений',
  'Fields left out stay, null clears. After it was sent, a change of terms makes a revision: quotes are to be confirmed again and suppliers get one letter once the buyer has paused. A deadline moved ahead opens an expired request again. `status` closes or cancels; cancelling asks for a `reason`, which suppliers do not see.':
    'Поля, которых нет в запросе, остаются, null очищает. После отправки изменение условий создаёт новую редакцию: предложения нужно подтвердить заново, а поставщики узнают об этом, когда закупщик закончит правки. Перенос срока вперёд снова открывает истёкший запрос. `status` закрывает или отменяет; для отмены нужна причина `reason`, поставщики её не видят.',
  'Delete or cancel a request for quotes': 'Удалить или отменить запрос предложений',
  'A draft is removed, unless it holds files or comments. One that was sent is cancelled, which asks for a `reason`: suppliers get a letter, and their links open no more. The answer says which.':
    'Черновик удаляется, если к нему не приложены файлы и нет комментариев. Отправленный запрос отменяется, для этого нужна причина `reason`: поставщики получают уведомление, а их ссылки перестают открываться. В ответе указано, что именно произошло.',
  'Request for quotes: export': 'Запрос предложений: выгрузить в файл',
  'History of a request for quotes': 'История запроса предложений',
  'Its statuses, revisions and recipients, the newest first: who, when and why.':
    'Статусы, редакции и получатели, сначала новое: кто, когда и почему.',
  'Add a position': 'Добавить позицию',
  'At the end, from a line of the requisition, from a catalog item or in words of its own. After the request was sent this is a revision.':
    'В конец запроса: из строки заявки, из каталога или словами. Если запрос уже отправлен, появляется новая редакция.',
  'Line of the requisition': 'Строка заявки',
  'Target price. Per unit; suppliers never see it.': 'Целевая цена. За единицу; поставщики её не видят.',
  'Put the positions in order': 'Упорядочить позиции',
  'All positions of the request, each once, in the wanted order. It is no revision: what is asked stays the same.':
    'Все позиции запроса, каждая один раз, в нужном порядке. Новой редакцией это не считается: состав запроса не меняется.',
  'All positions in their order': 'Все позиции в нужном порядке',
  'Change a position': 'Изменить позицию',
  'Fields left out stay, null clears. After the request was sent this is a revision; another quantity, unit or item asks for the price anew. The target price stays with the buyers and revises nothing. `If-Match` names the version of the position.':
    'Поля, которых нет в запросе, остаются, null очищает. После отправки запроса это новая редакция; при другом количестве, единице или товаре цену нужно указать заново. Целевую цену видят только закупщики, редакции она не создаёт. `If-Match` содержит версию позиции.',
  'Delete a position': 'Удалить позицию',
  'The others move up. After the request was sent this is a revision. A position that was quoted stays, for the quotes keep what they answered.':
    'Остальные сдвигаются вверх. Если запрос уже отправлен, это новая редакция. Позиция, на которую уже есть предложение, остаётся: предложения хранят то, на что отвечали.',
  'Add a supplier to ask': 'Добавить поставщика в запрос',
  'The supplier is asked by the next `send`, also when others were asked already.':
    'Поставщик ждёт следующей отправки `send`, даже если другим запрос уже отправлен.',
  'How the link gets there': 'Как получает ссылку',
  'Change where a supplier is written to': 'Изменить адрес получателя',
  'Letters from now on go there; send again with `resend` to repeat the first one.':
    'Следующие письма пойдут по новому адресу; чтобы повторить первое, отправьте запрос ещё раз с `resend`.',
  'Take a supplier out': 'Исключить поставщика из запроса',
  'A supplier who was not asked yet is removed. One who was asked gets a letter, and the link opens no more. One who has given a quote stays with it.':
    'Если запрос ещё не отправлен, поставщик просто удаляется. Если отправлен, он получает уведомление, а его ссылка перестаёт открываться. Поставщик, от которого уже есть предложение, остаётся с ним.',
  "Get a supplier's link": 'Получить ссылку поставщика',
  'The same link as in the letter, to be handed over in another way. Whoever has it answers in the name of the supplier. Before the supplier was asked there is none.':
    'Та же ссылка, что в письме поставщику, чтобы передать её другим способом. У кого она есть, тот отвечает от имени поставщика. Пока запрос не отправлен, ссылки нет.',
  'Remind suppliers': 'Напомнить поставщикам',
  'All who were asked and did not answer, or the named ones of them, in the way they were asked: by a letter, or by messenger. Nobody is reminded twice in four hours; who is passed by is told with the reason, which is no error.':
    'Всем, у кого запрошено и кто не ответил, или указанным из них, тем же способом, каким запрошено: письмом или в мессенджере. Никому не напоминают дважды за четыре часа; кому напоминание не отправлено, назван с причиной, это не ошибка.',
  'Send a request for quotes': 'Отправить запрос предложений',
  'Every supplier who was not asked yet gets a letter with a personal link, and the requisition is being sourced. `recipientIds` narrows it; those who were asked already are passed by unless `resend` is true, which sends them the same link again. Letters leave after the commit.':
    'Каждый поставщик, у которого ещё не запрашивали, получает письмо с личной ссылкой, а заявка переходит к подбору поставщиков. `recipientIds` ограничивает получателей; у кого уже запрошено, тот пропускается, если не указано `resend` — тогда он получит ту же ссылку ещё раз. Письма уходят после фиксации изменений.',
  'Again to those who were asked already': 'Повторно тем, у кого уже запрошено',
  'List sales invoices': 'Список исходящих счетов',
  'Up to 3 of id, number, title, issueDate, dueDate, totalAmount, sentAt, createdAt, updatedAt; `-` before descending ones':
    'До 3 из id, number, title, issueDate, dueDate, totalAmount, sentAt, createdAt, updatedAt; `-` перед полями по убыванию',
  'At least 2 characters, looked for in numbers, title, names and articles of rows, customer and its taxpayer number. Words in any order and form, their beginnings and parts; one typo apart where nothing else is found. Without `sort` the most relevant come first.':
    'Не короче 2 знаков; ищется в numbers, title, names and articles of rows, customer and its taxpayer number. Words in any order and form, their beginnings and parts; one typo apart where nothing else is found. Without `sort` the most relevant come first.',
  'Create a sales invoice': 'Создать исходящий счёт',
  'A draft; its number comes when it is issued. A row is quantity by price, less the discount, each amount rounded once; totals are sums of the rows. A row that says no VAT rate has that of the seller. A counterparty that is no customer yet becomes one. A `contractId` counts towards the limit of that contract, where one that blocks refuses the invoice with `contract_limit_exceeded`.':
    'Создаётся черновик; номер появится при выставлении. Строка — количество на цену за вычетом скидки, каждая сумма округлена один раз; итоги — суммы строк. В строке без ставки НДС — ставка продавца. Контрагент, который ещё не заказчик, становится им. `contractId` учитывается в лимите этого договора; если он запрещает превышение, счёт сверх него не принимается: `contract_limit_exceeded`.',
  'Contract. A contract in force with the customer; what has ended since stays named. Over its limit the invoice is refused, or told of in `warnings`, as the contract says.':
    'Договор. Действующий договор с заказчиком; завершившийся позже остаётся указанным. Сверх лимита счёт не принимается или о нём сказано в `warnings` — как указано в договоре.',
  'To be paid by. Where none is given, issuing counts it from the days of payment of the contract.':
    'Оплатить до. Если не указан, при выставлении считается по сроку оплаты из договора.',
  "One unit of it in the company's currency, as it was on the day of the invoice. Captured when it is issued unless given.":
    'Сколько стоит её единица в валюте компании на день счёта. Если не указан, фиксируется при выставлении.',
  'Comment. For the company; never printed.': 'Комментарий. Для сотрудников; не печатается.',
  'Lines printed besides, the whole list': 'Дополнительные реквизиты, список целиком',
  'Sales invoice: export many': 'Счёт на оплату: выгрузить несколько',
  'Get a sales invoice': 'Получить исходящий счёт',
  'With its rows, its payments, and where the caller may move it now. Costs and profit need `margins.read`, payments need `payments.read`.':
    'Со строками, оплатами и тем, куда его можно перевести сейчас. Себестоимость и прибыль видны с правом `margins.read`, оплаты — с `payments.read`.',
  'Change a sales invoice': 'Изменить исходящий счёт',
  'Fields left out stay, null clears. `rows` and `customRequisites` are whole lists: rows with an `id` stay, others are new, those not named go. A change of what was approved, or waits for it, makes it a draft again. Once it is issued its content is frozen (`invoice_frozen`); whose it is, the comment and custom fields change at any time. Costs of rows that the caller may not see stay as they are.':
    'Не указанные поля остаются прежними, null очищает. `rows` и `customRequisites` — списки целиком: строки с `id` остаются, остальные — новые, не указанные удаляются. Изменение согласованного или отправленного на согласование счёта снова делает его черновиком. После выставления содержание не меняется (`invoice_frozen`); ответственный, комментарий и свои поля меняются всегда. Себестоимость строк, которую нельзя видеть, остаётся прежней.',
  'Delete a sales invoice': 'Удалить исходящий счёт',
  'A draft alone, unless it holds files or comments; any other is refused with `not_deletable`: before it is issued it is cancelled, afterwards voided.':
    'Удаляется только черновик, и только без файлов и комментариев; любой другой счёт не удаляется: `not_deletable`. До выставления счёт отменяют, после — аннулируют.',
  'Approve a sales invoice': 'Согласовать исходящий счёт',
  'One that waits for approval. Where a route says who approves, each of those whom its open step waits for; until the last of them the invoice keeps its status, and `approval` says what it waits for. Where the company says that nobody approves their own, neither who made it nor who sent it for approval may.':
    'Предложение, ждущее согласования. Если согласующих определяет маршрут — каждый, кого ждёт открытый шаг; до последнего из них счёт сохраняет статус, а `approval` показывает, кого ждут. Если в компании никто не согласует своё, этого не может сделать ни создавший, ни отправивший на согласование.',
  'Cancel a sales invoice': 'Отменить исходящий счёт',
  'One that is not issued yet: it stays, without a number. A proposal that it was made of may be converted again.':
    'Отменяется ещё не выставленный счёт: он остаётся, без номера. По предложению, из которого он создан, можно создать другой счёт.',
  'Sales invoice: explain a figure': 'Исходящий счёт: как получилась цифра',
  'Sales invoice: export': 'Счёт на оплату: выгрузить в файл',
  'Issue a sales invoice': 'Выставить исходящий счёт',
  'An approved one, or a draft where the company asks for no approval; it has a customer, a seller, rows and a total above zero. It gets the next number of its seller and year, without gaps, and today as its date; its content is frozen. The rate of its currency is captured unless given (`no_rate` where none is known), and so are its costs: what was entered, else the cost of the catalog item. A row whose cost is not known, or not in the currency of the invoice, is left out of the totals of costs; `costCoveragePercent` says how much they tell.':
    'Выставляется согласованный счёт или черновик, если компания не требует согласования; в нём есть заказчик, продавец, строки и сумма больше нуля. Он получает следующий номер своего продавца и года, без пропусков, и сегодняшнюю дату; содержание больше не меняется. Курс валюты фиксируется, если не указан (`no_rate`, если он неизвестен), как и себестоимость: введённая, а без неё — себестоимость позиции каталога. Строка, себестоимость которой неизвестна или не переводится в валюту счёта, в итоги себестоимости не входит; сколько они охватывают, говорит `costCoveragePercent`.',
  'Register a payment of a customer': 'Зарегистрировать оплату покупателя',
  'Money that came for an issued invoice, on a day that is not in the future. Another currency than that of the invoice needs `fxRate`. More than is owed is refused unless `allowOverpayment`. What a `bank` or the `accounting` reports has `externalSource` and `externalPaymentId`: reported again it is answered with 200 and registered once, with other details, or for another invoice of either kind, it is refused.':
    'Деньги, поступившие по выставленному счёту в день не позже сегодняшнего. Для валюты, отличной от валюты счёта, нужен `fxRate`. Больше долга не принимается без `allowOverpayment`. У оплат из `bank` и `accounting` есть `externalSource` и `externalPaymentId`: повторная передача отвечает 200 и ничего не добавляет, а с другими данными или по другому счёту, исходящему или входящему, не принимается.',
  'Take more than is owed': 'Принять больше, чем осталось оплатить',
  'Change a payment of a customer': 'Изменить оплату покупателя',
  'Fields left out stay, null clears. What is owed is counted anew. A payment that a bank reported is changed only with the right to change the settings of the company.':
    'Не указанные поля остаются прежними, null очищает. Долг пересчитывается. Оплату, о которой сообщил банк, меняет только тот, кто может менять настройки компании.',
  'Delete a payment of a customer': 'Удалить оплату покупателя',
  'It counts no more. A payment that a bank reported is deleted only with the right to change the settings of the company.':
    'Она больше не учитывается. Оплату, о которой сообщил банк, удаляет только тот, кто может менять настройки компании.',
  'Recall a sales invoice from approval': 'Отозвать исходящий счёт с согласования',
  'One that waits for approval becomes a draft again, and nobody is asked any more.':
    'Счёт, который ждёт согласования, снова становится черновиком, и согласующих больше не спрашивают.',
  'Send a sales invoice back for rework': 'Вернуть исходящий счёт на доработку',
  'One that waits for approval becomes a draft again, by a route only by the word of those whom its open step waits for; the `reason` stays with it until its content changes or it is sent for approval again.':
    'Счёт, который ждёт согласования, снова становится черновиком; по маршруту — только по слову тех, кого ждёт открытый шаг. `reason` остаётся с ним, пока не изменится содержание или его не отправят на согласование снова.',
  'Send a sales invoice to its customer': 'Отправить исходящий счёт заказчику',
  'An issued one: a letter with its PDF, made by the default template or by `templateId`, goes to each of `to`, or to the customer. It may be sent again: each time is kept in `sendings`, and the file stays the one it was first sent with, so another `templateId` is refused then (`document_kept`). The same within a minute is the same click and changes nothing.':
    'Отправляется выставленный счёт: письмо с его PDF по основному шаблону или по `templateId` уходит на каждый адрес из `to` или заказчику. Отправить можно ещё раз: каждая отправка остаётся в `sendings`, а файл — тот, с которым счёт ушёл впервые, поэтому другой `templateId` тогда отклоняется (`document_kept`). То же самое в течение минуты считается одним нажатием и ничего не меняет.',
  'To whom; the customer unless given': 'Кому; по умолчанию заказчику',
  'Send a sales invoice for approval': 'Отправить исходящий счёт на согласование',
  'A draft with a customer, a seller, rows and a total above zero.':
    'Черновик с заказчиком, продавцом, строками и суммой больше нуля.',
  'Void a sales invoice': 'Аннулировать исходящий счёт',
  'One that was issued and has no payments. Its number stays used, and it takes no more of the limit of its contract. A proposal that it was made of may be converted again.':
    'Аннулируется выставленный счёт без оплат. Его номер остаётся использованным, а лимит договора он больше не занимает. По предложению, из которого он создан, можно создать другой счёт.',
  'Sample data of the portal': 'Примеры в портале',
  'Whether the portal holds an example company, and which of its records belong to it. Records made from them by hand, such as a quote for a sample request, are not named, and go with them.':
    'Есть ли в портале пример компании и какие записи к нему относятся. Записи, сделанные по ним вручную, например предложение на запрос из примера, не перечислены и убираются вместе с ними.',
  'Fill the portal with an example': 'Заполнить портал примерами',
  'A small company with warehouses, suppliers, items, a budget, requisitions in every status, a request whose answers are ready to compare, an order that came in part and an invoice that does not match it; made within seconds by the operations that people use, all of it or nothing. Nothing leaves the portal because of it: no letter, notice, task or webhook. A portal that has items, counterparties, budgets or requisitions of its own is refused (`portal_not_empty`). Asked for again it changes nothing.':
    'Небольшая компания: склады, поставщики, номенклатура, бюджет, заявки во всех статусах, запрос с готовыми к сравнению ответами, частично полученный заказ и счёт, который с ним расходится. Создаётся за секунды теми же операциями, которыми пользуются люди, целиком или никак. Наружу ничего не уходит: ни писем, ни уведомлений, ни заданий, ни вебхуков. Портал, где уже есть свои позиции, контрагенты, бюджеты или заявки, получает отказ (`portal_not_empty`). Повторный запрос ничего не меняет.',
  'Language of its words; that of the request unless given': 'Язык примеров; если не указан — язык запроса',
  'Remove the example': 'Убрать примеры',
  'All of it at once, with everything that was made for its requisitions; numbers of records go on from where they were, unless some were given since. Where records of your own name a sample one, such as a requisition that asks for a sample item, nothing is removed (`sample_in_use`): `records` names up to a hundred of them. A cancelled line is none of these: it keeps its words. Without sample data it changes nothing.':
    'Всё сразу, вместе с тем, что сделано по заявкам примера; нумерация продолжается с прежнего места, если с тех пор номера не выдавались. Если ваши записи ссылаются на пример, например заявка просит его позицию, не убирается ничего (`sample_in_use`): `records` называет до ста таких записей. Отменённая строка не в счёт: слова в ней остаются. Без примеров ничего не меняется.',
  'List test portals': 'Список тестовых порталов',
  'Those made in this portal, at most three, the oldest first. In a test portal, with a `ppk_test_` key: itself, with the time of its clock.':
    'Созданные из этого портала, не больше трёх, начиная со старых. В самом тестовом портале, с ключом `ppk_test_`: он один, со временем на его часах.',
  'Make a test portal': 'Создать тестовый портал',
  'A portal of test data, isolated from this one as any other: with its time zone, currency and requisites, an example company to work with, and a first key `ppk_test_…` with every scope, which is in this answer and nowhere else. No letter and no message leaves it; webhooks to receivers of your own do. Its clock is moved by `POST /api/v1/sandbox/clock`. A portal has at most three.':
    'Портал с тестовыми данными, отделённый от этого, как любой другой: с его часовым поясом, валютой и реквизитами, с примером компании и с первым ключом `ppk_test_…` со всеми областями доступа, который есть только в этом ответе. Письма и сообщения из него не уходят, вебхуки на ваши адреса уходят. Его часы переводит `POST /api/v1/sandbox/clock`. У портала не больше трёх тестовых.',
  'Name; “Test portal — ” and the name of the company unless given':
    'Название; по умолчанию «Тестовый портал — » и название компании',
  'Get the clock of the test portal': 'Получить часы тестового портала',
  'Move the clock of the test portal': 'Перевести часы тестового портала',
  'The clock goes on by so many seconds, or to a moment, and what has become due by then happens as after an outage of that length: reminders, deadlines, expiry, schedules, retries of webhooks. Ask for the clock until `isSettled`. It never goes back; a reset of the portal sets it to the real time.':
    'Часы уходят вперёд на заданное число секунд или до заданного момента, и всё, чему наступил срок, происходит как после простоя такой длины: напоминания, крайние сроки, окончание действия, расписания, повторы вебхуков. Запрашивайте часы, пока `isSettled` не станет истиной. Назад они не идут; к настоящему времени их возвращает начало заново.',
  'By so many seconds': 'На сколько секунд',
  'To this moment, at most a year ahead': 'До какого момента, не больше года вперёд',
  'List letters of a test portal': 'Список писем тестового портала',
  'Letters of a test portal are sent to nobody: here they are, the newest first, with their text and the addresses that it leads to.':
    'Письма тестового портала никому не отправляются: они здесь, начиная с новых, с текстом и адресами, на которые ведут.',
  'Begin this test portal anew': 'Начать этот тестовый портал заново',
  'With a key of the test portal itself. Its business data go, integrations and files with them; the example company is made anew and the clock is set back to now. Keys, subscriptions of webhooks, people, the settings of the company and the audit trail stay.':
    'С ключом самого тестового портала. Его рабочие данные удаляются вместе с интеграциями и файлами, пример компании создаётся заново, часы возвращаются к настоящему времени. Ключи, подписки на вебхуки, сотрудники, настройки компании и журнал действий остаются.',
  'Sign in to a test portal by a link': 'Войти в тестовый портал по ссылке',
  'Takes the token of a link that `POST /api/v1/sandbox/{id}/sign-in-link` has given.':
    'Принимает токен ссылки, которую выдал `POST /api/v1/sandbox/{id}/sign-in-link`.',
  'Remove a test portal': 'Удалить тестовый портал',
  'With all that is in it; its keys stop working at once.':
    'Со всем, что в нём есть; его ключи сразу перестают действовать.',
  'Begin a test portal anew': 'Начать тестовый портал заново',
  'Its business data go, integrations and files with them; the example company is made anew and the clock is set back to now. Keys, subscriptions of webhooks, people, the settings of the company and the audit trail stay.':
    'Его рабочие данные удаляются вместе с интеграциями и файлами, пример компании создаётся заново, часы возвращаются к настоящему времени. Ключи, подписки на вебхуки, сотрудники, настройки компании и журнал действий остаются.',
  'Get a link that signs in to a test portal': 'Получить ссылку для входа в тестовый портал',
  'Works once, for 10 minutes. It signs the caller in as an owner of the test portal; who is not known there yet becomes one. The session of the live portal in the same browser ends for that browser.':
    'Действует один раз, 10 минут. По ней вы входите в тестовый портал как владелец; кого там ещё нет, становится владельцем. Сеанс рабочего портала в этом же браузере сменится сеансом тестового.',
  'List saved views of a page': 'Сохранённые виды страницы',
  "The caller's own and those others share, by name.": 'Свои и те, которыми делятся другие, по названию.',
  'Page of the portal': 'Страница портала',
  'Save a view of a page': 'Сохранить вид страницы',
  'Its name is unique among those the caller keeps for the page. At most a hundred for each person.':
    'Название не повторяется среди видов сотрудника для этой страницы. Не более ста у каждого сотрудника.',
  'What stands in the address of the page': 'Параметры адреса страницы',
  'Everybody of the portal sees it': 'Виден всем сотрудникам',
  'Change a saved view': 'Изменить сохранённый вид',
  'A view is changed and deleted by its owner; a shared one also by whoever may change the company.':
    'Вид меняет и удаляет его владелец; общий — также тот, кому разрешено менять настройки компании.',
  'Delete a saved view': 'Удалить сохранённый вид',
  'List custom fields': 'Список дополнительных полей',
  'Up to 3 of id, key, label, position, createdAt, updatedAt, entityType; `-` before descending ones':
    'До 3 из id, key, label, position, createdAt, updatedAt, entityType; `-` перед полями по убыванию',
  'At least 2 characters, looked for in key, label': 'Не короче 2 знаков; ищется в key, label',
  'Add a custom field': 'Добавить дополнительное поле',
  'The key, the type and the record type never change. The field appears at once as the variable `custom.<key>` of this portal.':
    'Ключ, тип и вид записи не меняются. Поле сразу доступно как переменная `custom.<key>` этого портала.',
  'Records that have the field': 'Записи, у которых есть поле',
  Key: 'Ключ',
  Label: 'Наименование',
  'Options of a select or multiselect': 'Варианты выбора одного или нескольких',
  'A new record must have a value': 'У новой записи значение обязательно',
  'Place in a form': 'Место в форме',
  'Put the custom fields of a record type in order': 'Изменить порядок дополнительных полей',
  'Names every active field of the record type once; archived ones keep their places. Forms show the fields in this order. Each field that takes another place gets an event of its own.':
    'Каждое действующее поле вида записей один раз; архивные остаются на своих местах. В формах поля стоят в этом порядке. О каждом поле, которое сменило место, приходит событие.',
  'All active fields in their new order': 'Все действующие поля в новом порядке',
  'Read custom field values of a record': 'Значения дополнительных полей записи',
  Identifier: 'Идентификатор',
  'Get a custom field': 'Получить дополнительное поле',
  'Change a custom field': 'Изменить дополнительное поле',
  'An option in use may be removed: values that hold it stay readable and cannot be written again. Status `archived` puts the field away, `active` brings it back.':
    'Вариант, который уже используется, можно убрать: значения с ним читаются, но записать их снова нельзя. Статус `archived` убирает поле, `active` возвращает.',
  'Record type; may be sent back, never changed': 'Вид записи; можно прислать обратно, изменить нельзя',
  'Key; may be sent back, never changed': 'Ключ; можно прислать обратно, изменить нельзя',
  'Type; may be sent back, never changed': 'Тип; можно прислать обратно, изменить нельзя',
  'Archive a custom field': 'Перенести дополнительное поле в архив',
  'Values already written stay readable; new ones are refused. Archiving it again changes nothing.':
    'Записанные значения по-прежнему читаются, новые отклоняются. Повторный перенос в архив ничего не меняет.',
  'Write a custom field value': 'Записать значение дополнительного поля',
  'null clears the value. `If-Match` names the version of the record, not of the definition.':
    'null очищает значение. `If-Match` содержит версию записи, а не описания поля.',
  'Value, by the type of the field; null is none': 'Значение по типу поля; null — значения нет',
  'List document templates': 'Список шаблонов документов',
  'Templates of the company and the built-in layouts (`isSystem`), by kind. Archived ones are shown where `status` asks for them. Layouts are read one by one.':
    'Шаблоны компании и встроенные макеты (`isSystem`) по видам. Архивные показываются, если их запросить через `status`. Макеты читаются по одному.',
  'Kind of document': 'Вид документа',
  'What it is made of': 'Из чего сделан',
  Default: 'По умолчанию',
  'Part of the product': 'Встроенный',
  'Create a document template': 'Создать шаблон документа',
  'Of blocks with a `layout`, or as a copy with `copyOf`, which is how built-in layouts are changed; a Word file has an address of its own. Texts of blocks hold placeholders: `{path}`, `{path|filter}`; a part in `[[…]]` is left out where a value of it is missing. Variables that do not exist are warned of and stay empty.':
    'Из блоков — с `layout`, копия — с `copyOf`: так меняют встроенные макеты; для файла Word есть отдельный адрес. В текстах блоков ставят подстановки: `{path}`, `{path|filter}`; часть в `[[…]]` не выводится, если какого-то её значения нет. О несуществующих переменных предупреждают, в документах они пусты.',
  'Default. The one that documents of its kind are made by unless another is named.':
    'По умолчанию. По нему создаются документы этого вида, если не указан другой.',
  Layout: 'Макет',
  'A template whose content the new one begins with': 'Шаблон, с содержимого которого начинается новый',
  'Layouts of commercial proposals': 'Макеты коммерческих предложений',
  'What may be named as `templateId`, the default first. A Word file makes `docx` alone.':
    'Что можно указать в `templateId`, сначала основной. По файлу Word создаётся только `docx`.',
  'Layouts of contracts': 'Макеты договоров',
  'Layouts of delivery documents': 'Макеты документов на доставку',
  'What may be named as `templateId` of a document of the kind, the default first. Kinds: upd, torg12, tn, ttn, power_of_attorney_m2, power_of_attorney_m2a, delivery_note, packing_list, acceptance_act; any other is not found.':
    'Что можно указать в `templateId` документа этого вида, основной — первым. Виды: upd, torg12, tn, ttn, power_of_attorney_m2, power_of_attorney_m2a, delivery_note, packing_list, acceptance_act; другой не найден.',
  'Layouts of orders to suppliers': 'Макеты заказов поставщикам',
  'Layouts of requisitions': 'Макеты заявок на закупку',
  'Layouts of minutes of comparisons': 'Макеты протоколов сравнения',
  'Layouts of sales invoices': 'Макеты счетов на оплату',
  'Layouts of receipt orders': 'Макеты приходных ордеров',
  'Layouts of returns to suppliers': 'Макеты возвратов поставщикам',
  'Layouts of requests for quotes': 'Макеты запросов предложений',
  'Preview an unsaved layout': 'Предпросмотр несохранённого макета',
  'Nothing is saved. Filled with a sample, or with the record that `entityId` names.':
    'Ничего не сохраняется. Заполняется примером или записью из `entityId`.',
  'Record to fill it with': 'Запись, данными которой заполнить',
  'Format; `html` unless given': 'Формат; если не указан, `html`',
  'List variables of templates': 'Переменные шаблонов',
  "What templates of a kind may name, the same paths as in the Variable API: of the document, its rows, the seller, the customer, and the portal's own fields. Labels follow `Accept-Language`.":
    'Что можно указать в шаблонах этого вида, те же пути, что и в API переменных: документ, его строки, продавец, клиент и собственные поля портала. Язык названий задаёт `Accept-Language`.',
  'Create a template of a Word file': 'Создать шаблон из файла Word',
  'A form with a .docx of up to 10 MiB. Its tags: `{path}`, `{path|filter}`, `{#items.rows}…{/items.rows}` for each row, where values of the row are named without their beginning, and `{?path}…{/?path}` where there is a value. Every fault is told in `errors` with its `part` and `text`, and nothing is kept of such a file. Variables that do not exist are warned of and stay empty.':
    'Форма с файлом .docx до 10 МиБ. Теги: `{path}`, `{path|filter}`, `{#items.rows}…{/items.rows}` для каждой строки — в ней значения называют без начала пути — и `{?path}…{/?path}`, если есть значение. Все ошибки перечислены в `errors` с частью файла `part` и текстом `text`, такой файл не сохраняется. О несуществующих переменных предупреждают, в документах они пусты.',
  'A Word file (.docx) with tags. At most 10 MiB.': 'Файл Word (.docx) с тегами. Не больше 10 МиБ.',
  'Get a document template': 'Получить шаблон документа',
  'With its layout; the Word file of one has an address of its own.': 'Вместе с макетом; у файла Word отдельный адрес.',
  'Change a document template': 'Изменить шаблон документа',
  'Fields left out stay. A `layout` is the next `revision` of a template of blocks; the former ones stay readable, and what was issued keeps its file. `isDefault: true` takes the mark from the template of the kind that has it; without one the built-in layout is the default. Status `archived` puts a template away and takes the mark off, `active` brings it back. Built-in layouts are copied instead.':
    'Не переданные поля не меняются. `layout` становится следующей редакцией (`revision`) шаблона из блоков; прежние можно прочитать, а выставленные документы сохраняют свой файл. `isDefault: true` снимает отметку с прежнего основного; если основного нет, им служит встроенный макет. Статус `archived` убирает шаблон в архив и снимает отметку, `active` возвращает. Встроенные макеты копируют.',
  'Download the Word file of a template': 'Скачать файл Word шаблона',
  'Of the newest revision unless another is named. A layout of blocks has no file.':
    'Из последней редакции, если не указана другая. У макета из блоков файла нет.',
  Revision: 'Редакция',
  'Replace the Word file of a template': 'Заменить файл Word шаблона',
  'The next `revision` of the template, judged as at its creation; the former files stay readable. The same bytes change nothing.':
    'Следующая редакция (`revision`) шаблона, файл проверяется так же, как при создании; прежние файлы можно скачать. Те же байты ничего не меняют.',
  'Preview a template': 'Предпросмотр шаблона',
  'Filled with a sample, or with the record that `entityId` names, for who may export it. A Word file is shown as `docx` alone: nothing that is part of this product draws Word files, so a PDF needs a layout of blocks.':
    'Заполняется примером или записью из `entityId`, если её можно выгружать. Файл Word показывается только как `docx`: сам продукт файлы Word не рисует, поэтому для PDF нужен макет из блоков.',
  'List revisions of a template': 'Редакции шаблона',
  'What the template was made of, the newest first, 50 at most. Send a layout back to return to it. Built-in layouts have none.':
    'Из чего был сделан шаблон, сначала последние, не больше 50. Чтобы вернуться к редакции, отправьте её макет. У встроенных макетов редакций нет.',
  'The catalog of permissions': 'Перечень прав',
  'Grouped by domain, in the order of the platform. `held` says whether the caller may give it.':
    'По разделам, в порядке платформы. `held` — может ли вызывающий выдать это право.',
  'List roles': 'Список ролей',
  'At least 2 characters, looked for in code, name': 'Не короче 2 знаков; ищется в code, name',
  'Create a role': 'Создать роль',
  'Any set of the permissions the caller holds himself. Without a code the next R-number is taken.':
    'Любой набор прав, которыми вызывающий обладает сам. Если код не указан, берётся следующий номер вида R-….',
  'Permissions. A caller gives only permissions that he holds himself.':
    'Права. Дать можно только права, которые есть у вас самих.',
  'Get a role': 'Получить роль',
  'Change a role': 'Изменить роль',
  'Holds for everyone who has the role from his next request on. Only permissions that the caller holds can be added.':
    'Действует для всех, у кого есть роль, начиная со следующего их запроса. Добавить можно только права, которыми обладаешь сам.',
  'Delete a role': 'Удалить роль',
  'Only a role of the portal that nobody holds. The audit trail keeps what it was.':
    'Только собственную роль портала, которой ни у кого нет. В журнале остаётся, какой она была.',
  'Demand a second factor of a role': 'Требовать второй фактор от роли',
  'Roles of the platform too. From his next request on, whoever holds the role and has no second factor can do nothing but add one. Keys go on.':
    'Можно и для ролей платформы. Со следующего запроса сотрудник с этой ролью без второго фактора может только подключить его. Ключи продолжают работать.',
  'Whether it is demanded': 'Требуется ли',
  'Stages, product fields and the palette': 'Этапы, поля позиций и палитра',
  'Everything a board and a form of lines are drawn from: stages and product fields in their order, and the colours a stage may have. A portal has the stages of the platform from its first moment. Archived stages and fields come with `includeArchived=true`: records may still hold them.':
    'Всё, из чего строятся доска и форма строк: этапы и поля позиций по порядку, а также цвета этапов. Этапы платформы есть у портала с самого начала. С `includeArchived=true` приходят и архивные этапы и поля: они могли остаться в записях.',
  'Archived stages and fields too': 'Вместе с архивными этапами и полями',
  'Add a product field': 'Добавить поле позиции',
  'Lines of requisitions and of requests for quotes have it from now on. The key and the type never change; an archived field keeps its key.':
    'Поле сразу появляется у строк заявок и запросов предложений. Ключ и тип не меняются; за архивным полем ключ сохраняется.',
  'Options of a choice': 'Варианты выбора',
  'A new line must have a value': 'У новой строки значение обязательно',
  'Place in the form': 'Место в форме',
  'Put the product fields in order': 'Изменить порядок полей позиции',
  'Names every active field once; archived ones keep their places. Each field that takes another place is recorded.':
    'Каждое действующее поле один раз; архивные остаются на своих местах. О каждом поле, которое сменило место, приходит событие.',
  'Change a product field': 'Изменить поле позиции',
  'An option in use may be removed: lines that hold it stay as they are, and it is not written again. Status `archived` puts the field away, `active` brings it back.':
    'Вариант, который уже используется, можно убрать: строки с ним остаются как есть, но снова выбрать его нельзя. Статус `archived` убирает поле, `active` возвращает.',
  'Archive a product field': 'Перенести поле позиции в архив',
  'Add a stage': 'Добавить этап',
  'It stands at the end, active, in a colour that no other stage has unless one is given. A status given to it is taken from the stage that had it, whose change is recorded too.':
    'Этап встаёт в конец, включённым, с цветом, которого нет у других, если цвет не указан. Статус, закреплённый за этапом, снимается с того, у которого он был, и об этом тоже приходит событие.',
  'Identifier in your system': 'Идентификатор в вашей системе',
  'Short name. Used where space is short.': 'Краткое название. Там, где мало места.',
  'Colour. One of the palette.': 'Цвет. Один из палитры.',
  'Statuses. A requisition that takes one of them moves to this stage. Each status belongs to one stage.':
    'Статусы. Заявка в таком статусе переходит на этот этап. Каждый статус принадлежит одному этапу.',
  'Put the stages in order': 'Изменить порядок этапов',
  'Names every stage once, those switched off too. Each stage that takes another place is recorded.':
    'Каждый этап один раз, включая выключенные. О каждом этапе, который сменил место, приходит событие.',
  'All stages in their new order': 'Все этапы в новом порядке',
  'Change a stage': 'Изменить этап',
  'Fields left out stay, null clears. A stage switched off keeps the requisitions it has and takes no more; one always stays active. A status given to it is taken from the stage that had it, whose change is recorded too.':
    'Поля, которых нет в запросе, остаются, null очищает. Выключенный этап сохраняет свои заявки и не принимает новых; хотя бы один этап остаётся включённым. Статус, закреплённый за этапом, снимается с того, у которого он был, и об этом тоже приходит событие.',
  'Requisitions can enter it': 'Этап принимает заявки',
  'Archive a stage': 'Перенести этап в архив',
  'Only a stage of the portal’s own, and not the last active one. Requisitions that stand in it move to `moveToStageId`; without it a stage in use is refused. Archiving it again changes nothing.':
    'Только собственный этап портала и не последний из включённых. Его заявки переходят на `moveToStageId`; без него этап с заявками не убрать. Повторный перенос в архив ничего не меняет.',
  'Stage that takes in the requisitions of this one': 'Этап, который примет заявки этого',
  'Restore a stage': 'Вернуть этап из архива',
  'It stands at the end. Its name and its outside identifier must be free; statuses that another stage has taken meanwhile stay there. Restoring a stage in use changes nothing.':
    'Этап встаёт в конец. Его название и внешний идентификатор должны быть свободны; статусы, которые тем временем закрепили за другим этапом, остаются там. Действующий этап не меняется.',
  'List stock counts': 'Список инвентаризаций',
  'Up to 3 of id, number, postedAt, createdAt, updatedAt; `-` before descending ones':
    'До 3 из id, number, postedAt, createdAt, updatedAt; `-` перед полями по убыванию',
  'At least 2 characters, looked for in number': 'Не короче 2 знаков; ищется в number',
  'Begin a stock count': 'Начать инвентаризацию',
  'Writes down what lies in the warehouse at this moment, all of it or one category, and waits for what is counted. The warehouse goes on working: what comes and goes meanwhile is taken into account. An item is in one open count of a warehouse at a time (`counted_elsewhere`).':
    'Записывает, что лежит на складе в этот момент — целиком или в одной категории, — и ждёт, что посчитают. Склад при этом работает: приход и расход за время подсчёта учитываются. Позицию на складе считает только одна незавершённая инвентаризация (`counted_elsewhere`).',
  'Category alone. Items of it and of all below it; everything that lies in the warehouse unless given.':
    'Только категория. Её позиции и позиции всех вложенных; если не указана — всё, что лежит на складе.',
  'Blind. Whoever may only count is not shown what should lie there.':
    'Вслепую. Тому, кто только считает, учётное количество не показывается.',
  'Get a stock count': 'Получить инвентаризацию',
  'Its lines are a list of their own.': 'Строки — отдельным списком.',
  'Cancel a stock count': 'Отменить инвентаризацию',
  'Nothing is posted; what was counted stays to be read, and the items may be counted anew.':
    'Ничего не проводится; посчитанное остаётся для просмотра, а позиции можно считать заново.',
  'Enter what was counted': 'Внести посчитанное',
  'Line by line or many at once; several people may enter at the same time. A quantity that is entered again replaces the one before, at its own moment. An item that nobody expected becomes a line of the count.':
    'По одной строке или сразу много; вносить могут несколько человек одновременно. Новое количество заменяет прежнее, со своим временем. Позиция, которой не было в списке, становится строкой инвентаризации.',
  'List what is counted': 'Строки инвентаризации',
  'What should lie there, what was counted, and the difference. `isCounted=false` finds what is still to be counted. In a blind count that goes on, whoever may not post it is shown no expected quantities.':
    'Сколько должно быть по учёту, сколько посчитано и расхождение. `isCounted=false` находит то, что ещё не посчитано. Пока идёт подсчёт вслепую, учётное количество видит только тот, кто может провести инвентаризацию.',
  'Post a stock count': 'Провести инвентаризацию',
  'Every difference becomes an adjustment for the reason `inventory` whose source is the count, all of them at once or none. A difference is what was counted less what lay there by the books at that moment: what came or went before or after is no difference. Where something was not counted, `uncounted` says whether it stays as the books have it (`leave`) or is not there (`zero`).':
    'Каждое расхождение становится корректировкой с причиной `inventory`, основание которой — эта инвентаризация; проводятся все сразу или ни одно. Расхождение — это посчитанное минус то, что лежало по учёту в тот же момент: приход и расход до или после подсчёта расхождением не считаются. Если посчитано не всё, `uncounted` говорит, оставить непосчитанное как в учёте (`leave`) или списать в ноль (`zero`).',
  'What becomes of items not counted': 'Что делать с непосчитанным',
  'Reserve stock for a requisition line': 'Зарезервировать товар для строки заявки',
  'A need that is covered from stock: so much of the item stays in the warehouse for this line until it is issued, released, or the time given in `expiresAt` is over. No more than the line still needs (`over_need`) and than is available there, on hand less reserved (`not_available`). It is released by itself when the requisition or the line ends.':
    'Потребность закрывается со склада: столько товара остаётся на складе для этой строки, пока его не выдадут, не снимут резерв или не истечёт срок из `expiresAt`. Не больше, чем строке ещё нужно (`over_need`) и чем доступно на складе за вычетом резервов (`not_available`). Когда заявка или строка завершается, резерв снимается сам.',
  'Requisition line': 'Строка заявки',
  'Reserved. In the unit of the requisition line.': 'Зарезервировано. В единице строки заявки.',
  'Until. When it is released by itself; until it is issued or released unless given.':
    'До какого времени. Когда резерв снимется сам; если не указано — пока его не выдадут или не снимут.',
  'Issue reserved stock': 'Выдать зарезервированное',
  'All of what is left of the reservation, or a part. The goods leave at the average cost; the requisition need not buy them any more: `fromStockQuantity` and `closedShortQuantity` of its line grow, and its budget is committed to less.':
    'Весь остаток резерва или его часть. Товар списывается по средней себестоимости; покупать его заявке больше не нужно: у строки растут `fromStockQuantity` и `closedShortQuantity`, а обязательства бюджета уменьшаются.',
  'Quantity in the unit of the requisition line; all that is left unless given':
    'Количество в единице строки заявки; без него — весь остаток',
  'Release a stock reservation': 'Снять резерв',
  'What it still holds back is available again; what was issued of it stays issued.':
    'То, что ещё удерживается, снова доступно; выданное остаётся выданным.',
  'Take back what was issued of a reservation': 'Вернуть выданное по резерву',
  'All of it, by opposite movements. It is held back again, unless the reservation was released; the requisition waits for it again.':
    'Всё целиком, встречными движениями. Товар снова в резерве, если резерв не снят; заявка снова его ждёт.',
  'Suggest addresses': 'Подсказать адреса',
  'By what was typed so far, within the regions that the settings of the integration name.':
    'По введённому тексту, в пределах регионов, указанных в настройках интеграции.',
  'What was typed': 'Что введено',
  'Clean addresses': 'Стандартизовать адреса',
  'Writes addresses by the rules of the post, in the order given. The provider charges for each, so what may have been done already is never repeated by itself. Nothing is stored.':
    'Записывает адреса по правилам почты, в том же порядке. Провайдер берёт плату за каждый адрес, поэтому то, что могло быть уже выполнено, само не повторяется. Ничего не сохраняется.',
  'Addresses as they are written now': 'Адреса, как они записаны сейчас',
  'Suggest banks': 'Подсказать банки',
  'By a part of the name, or the beginning of a BIK. The `paymentRequisite` of the line that was picked goes into the payment requisites of a counterparty.':
    'По части названия или началу БИК. `paymentRequisite` выбранной строки вносится в платёжные реквизиты контрагента.',
  'Find a bank by its BIK': 'Найти банк по БИК',
  'Nothing found is an empty list. What cannot be such a number is not asked for.':
    'Если ничего не найдено, список пуст. То, что не может быть таким номером, не запрашивается.',
  'Suggest counterparties': 'Подсказать контрагентов',
  'By a part of the name, or the beginning of an INN. Nothing is stored: when a person has picked a line, send its `counterparty` to create one. Answers are remembered for ten minutes.':
    'По части названия или началу ИНН. Ничего не сохраняется: когда человек выбрал строку, отправьте её `counterparty`, чтобы создать контрагента. Ответы хранятся десять минут.',
  'Find a counterparty by its INN': 'Найти контрагента по ИНН',
  'An OGRN does too. A company with branches comes with all of them, unless `kpp` says which; nothing found is an empty list. What cannot be such a number is not asked for.':
    'Подойдёт и ОГРН. Организация с филиалами приходит вместе со всеми ними, если `kpp` не указывает на один; если ничего не найдено, список пуст. То, что не может быть таким номером, не запрашивается.',
  'KPP of the branch': 'КПП филиала',
  'List returns to suppliers': 'Список возвратов поставщикам',
  'Each with its lines. `status=awaiting_credit` finds what suppliers still owe for.':
    'Каждый со строками. `status=awaiting_credit` находит возвраты, по которым поставщики ещё не возместили.',
  'Up to 3 of id, number, returnedAt, creditDate, createdAt, updatedAt; `-` before descending ones':
    'До 3 из id, number, returnedAt, creditDate, createdAt, updatedAt; `-` перед полями по убыванию',
  'At least 2 characters, looked for in numbers of the return, its receipt, requisition and credit note, names and articles of lines, comment, supplier and its taxpayer number. Words in any order and form, their beginnings and parts; one typo apart where nothing else is found. Without `sort` the most relevant come first.':
    'Не короче 2 знаков; ищется в numbers of the return, its receipt, requisition and credit note, names and articles of lines, comment, supplier and its taxpayer number. Words in any order and form, their beginnings and parts; one typo apart where nothing else is found. Without `sort` the most relevant come first.',
  'Return goods to their supplier': 'Вернуть товар поставщику',
  'Goods of one receipt that one supplier delivered, all of them or a part: no more of a line than was received and has not gone back yet (`over_return`). They leave the stock, `receivedQuantity` of the requisition and of the order falls, `returnedQuantity` grows, and the supplier owes for them by the prices that were decided. Unless a replacement is expected they are closed short, and the budget is committed to less. The supplier is not written to.':
    'Товар одной приёмки от одного поставщика, весь или частью: не больше, чем принято по строке и ещё не возвращено (`over_return`). Он уходит с остатка, `receivedQuantity` заявки и заказа уменьшается, `returnedQuantity` растёт, а поставщик должен возместить его по ценам решения. Если замену не ждут, количество закрывается с недопоставкой и бюджет занят меньше. Поставщику ничего не отправляется.',
  Receipt: 'Приёмка',
  'Supplier. Needed where the receipt names none.': 'Поставщик. Нужен, если в приёмке он не указан.',
  'Warehouse. The one of the receipt unless given.': 'Склад. Если не указан — склад приёмки.',
  'Returned. Now unless given; not before the receipt.': 'Возвращено. Если не указано — сейчас; не раньше приёмки.',
  'What is wrong': 'Что не так',
  'Replacement is expected. The requisition waits for the goods again; otherwise the quantity is closed short.':
    'Ждём замену. Заявка снова ждёт товар; иначе количество закрывается с недопоставкой.',
  'What goes back': 'Что возвращаем',
  'Return to a supplier: export many': 'Возврат поставщику: выгрузить несколько',
  'Get a return to a supplier': 'Получить возврат поставщику',
  'With its lines. What is owed for them is shown to who may see costs of the catalog.':
    'Со строками. Сумму возмещения видит тот, кому доступна себестоимость каталога.',
  'Cancel a return to a supplier': 'Отменить возврат поставщику',
  'The goods are in the stock again by opposite movements, and the requisition and the order have received them. A return that was credited is cancelled once its credit is withdrawn.':
    'Товар снова на остатке обратными движениями, заявка и заказ его получили. Возмещённый возврат отменяют, убрав возмещение.',
  'Record the credit for a return': 'Внести возмещение по возврату',
  'The credit note of the supplier: its number, its date and its sum with VAT in the currency of the return. Its budget has so much less invoiced; invoices for the goods that are not paid owe so much less, and what is left stands for later invoices of the supplier (`creditUsed`).':
    'Корректировочный документ поставщика: номер, дата и сумма с НДС в валюте возврата. На эту сумму уменьшается «Выставлено счетов» в бюджете и долг по неоплаченным счетам за возвращённое; остаток можно зачесть в следующие счета поставщика (`creditUsed`).',
  'Number of the credit note': 'Номер корректировочного документа',
  'Date of the credit note': 'Дата корректировочного документа',
  'Sum with VAT': 'Сумма с НДС',
  'Return to a supplier: export': 'Возврат поставщику: выгрузить в файл',
  'Withdraw the credit for a return': 'Убрать возмещение по возврату',
  'It was entered by mistake: the supplier owes for the goods again. What invoices have used of it is taken off them first (`credit_used`).':
    'Внесено по ошибке: поставщик снова должен возместить товар. Сначала уберите то, что уже зачтено в счета (`credit_used`).',
  'List variables': 'Список переменных',
  'Only paths that the caller may resolve, without those of extensions the portal has switched off. Filters combine; labels follow `Accept-Language`.':
    'Только те пути, значения которых вызывающий может получить, без расширений, отключённых в портале. Фильтры сочетаются; подписи на языке `Accept-Language`.',
  Domain: 'Раздел',
  'Record type': 'Вид записи',
  'Text to find in the path or label, case-insensitive': 'Ищется в пути и названии без учёта регистра',
  "With the portal's own fields; true unless said": 'Вместе с дополнительными полями портала; если не указано, true',
  'Resolve variables of a record': 'Получить значения переменных записи',
  'Values are text: decimals plain, booleans true or false, moments in UTC. A path with `[]` is a JSON array with one place for each record, so paths under one `[]` have the same length and order: the first of `catalogItem.suppliers[].name` has the first of `catalogItem.suppliers[].lastPrice`. A place without a value is null. What stands under a second `[]`, or is several values of one record, is an array in its place: `procurement.items[].supplyCoverage.suppliers[].name` is `[["A","B"],[],["A"]]` for three lines. Where there are no records the path is unresolved.':
    'Значения — текст: дробные числа без разделителей, логические true или false, моменты в UTC. Путь с `[]` — массив JSON, в котором у каждой записи своё место, поэтому у путей под одним `[]` одинаковые длина и порядок: первому из `catalogItem.suppliers[].name` соответствует первая из `catalogItem.suppliers[].lastPrice`. Место без значения — null. То, что стоит под вторым `[]` или состоит из нескольких значений одной записи, — массив на своём месте: `procurement.items[].supplyCoverage.suppliers[].name` для трёх строк — `[["A","B"],[],["A"]]`. Если записей нет, путь не разрешается.',
  Paths: 'Пути',
  'Only the name is required. The first warehouse of a portal becomes its default; a later one with `isDefault` takes the mark over.':
    'Обязательно только название. Первый склад портала становится складом по умолчанию; следующий с `isDefault` перенимает эту отметку.',
};
