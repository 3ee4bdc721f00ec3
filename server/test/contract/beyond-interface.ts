/** Addresses beyond the interface, each for a reason. */
export const beyondInterface: ReadonlyArray<readonly [pattern: RegExp, reason: string]> = [
  [/^\/api\/v1\/.+\/explain$/, 'what a computed figure was made of'],
  [
    /^\/api\/v1\/purchase-requisitions\/:p\/decision-protocol(\/verify)?$/,
    'a decision is attested, and a copy of its protocol is checked',
  ],
  [/^\/api\/v1\/moves$/, 'what stops a move of a record, and what would lift it'],
  [/^\/api\/v1\/approvals(\/preview)?$/, 'what waits for the caller, and who would approve, told before it is asked'],
  [
    /^\/api\/v1\/settings\/approval-(routes|substitutes)(\/(:p|try))?$/,
    'the interface approves in one step: steps, conditions and substitutes are set up here',
  ],
  [
    /^\/api\/v1\/commercial-proposals\/:p\/status$/,
    'what a customer said by phone is noted where the proposal is kept',
  ],
  [/^\/api\/v1\/commercial-proposals\/:p\/sendings\/:p\/link$/, 'the link of a sending is passed on in another way'],
  [
    /^\/api\/v1\/public\/v1\/commercial-proposals\/:p(\/(accept|decline|questions|file|logo))?$/,
    'a customer reads and answers a proposal by a link',
  ],
  [
    /^\/api\/v1\/purchase-orders(\/(from-requisition|export|:p(\/(send|revise|record-confirmation|cancel|close|export|sendings\/:p\/link))?))?$/,
    'the interface knows decisions alone: what was decided is ordered, confirmed, changed and followed here',
  ],
  [
    /^\/api\/v1\/(rfq-questions(\/:p(\/(answer|publish))?)?|integration-api\/rfq-questions(\/:p)?)$/,
    'what suppliers ask and are asked about a request is read and answered beside it',
  ],
  [
    /^\/api\/v1\/public\/v1\/supplier-rfqs\/:p\/questions(\/:p\/(answer|files))?$/,
    'a supplier asks and answers by the link of a request',
  ],
  [
    /^\/api\/v1\/(identity-providers(\/:p(\/test)?)?|auth\/providers(\/(begin|callback))?)$/,
    'people of a company sign in by the accounts it has already',
  ],
  [
    /^\/api\/v1\/(identity-providers\/:p\/scim(-tokens(\/:p)?)?|provider-groups(\/:p)?|settings\/users\/:p\/unbind-provider)$/,
    'people come, go and get their roles by the directory of the company',
  ],
  [
    /^\/api\/v1\/settings\/working-calendar(\/days)?$/,
    'when the company works, by which hours of approvals are counted',
  ],
  [
    /^\/api\/v1\/pending-writes(\/:p(\/(approve|reject|description))?)?$/,
    'the interface trusts every key: here a person may decide on what one writes',
  ],
  [/^\/api\/v1\/purchase-requisitions\/:p\/copy$/, 'what was needed once is needed again'],
  [
    /^\/api\/v1\/requisition-templates(\/(from-requisition|:p(\/(requisitions|runs))?))?$/,
    'needs that come back are kept with the days they come back on',
  ],
  [/^\/api\/v1\/reorder-points(\/(propose|:p))?$/, 'what runs low is proposed to be bought'],
  [
    /^\/api\/v1\/(stock-reservations(\/:p(\/(issue|take-back|release))?)?|integration-api\/stock-reservations(\/:p)?)$/,
    'the interface tells what is reserved: here it is reserved, issued and released',
  ],
  [/^\/api\/v1\/invoices\/:p\/credits(\/:p)?$/, 'the credit for goods that went back lowers what is owed'],
  [
    /^\/api\/v1\/stock-counts(\/:p(\/(lines|counted|post|cancel))?)?$/,
    'the interface adjusts one item at a time: a warehouse is counted as a whole here',
  ],
  [
    /^\/api\/v1\/supplier-returns(\/(export|:p(\/(credit|withdraw-credit|cancel|export))?))?$/,
    'the interface counts what was returned: here it goes back, and is credited',
  ],
  [
    /^\/api\/v1\/supplier-qualifications(\/:p(\/status)?)?$/,
    'the interface trusts every supplier: here some are looked at before they are bought from',
  ],
  [
    /^\/api\/v1\/(supplier-rfqs|stock-receipts)(\/:p)?\/export$/,
    'a request is handed to a supplier and a receipt to the accountant, on paper',
  ],
  [/^\/api\/v1\/catalog\/:p\/movements\/issue$/, 'goods leave a warehouse for use'],
  [/^\/api\/v1\/purchase-requisitions\/:p\/expected-deliveries$/, 'what is ordered for each line, and for when'],
  [
    /^\/api\/v1\/public\/v1\/purchase-orders\/:p(\/(confirm|decline|file))?$/,
    'a supplier reads and answers an order by a link',
  ],
  [
    /^\/api\/v1\/settings\/document-templates\/export-options\/(purchase-(orders|requisitions)|quote-minutes|supplier-returns|supplier-rfqs|stock-receipts)$/,
    'whoever prints such a paper chooses among its layouts',
  ],
  [
    /^\/api\/v1\/budgets(\/:p(\/(close|reopen|entries|transfers))?)?$/,
    'the interface knows the code of a budget alone: here it has an amount, a time, and what takes of it',
  ],
  [/^\/api\/v1\/sample-data$/, 'an empty portal is filled with an example that goes as a whole'],
  [/^\/api\/v1\/first-steps(\/(hide|show))?$/, 'a new company is told what to begin with'],
  [
    /^\/api\/v1\/contracts\/:p\/(status|approve|reject)$/,
    'a contract is approved, signed, suspended and terminated where it is kept',
  ],
  [
    /^\/api\/v1\/invoices\/:p\/(order-proposals|link-orders|accept-differences)$/,
    'an invoice is held against the orders it names, and differences are accepted for a reason',
  ],
  [
    /^\/api\/v1\/invoices\/order-proposals$/,
    'what a supplier has left to invoice is offered while his invoice is entered',
  ],
  [/^\/api\/v1\/invoices\/:p\/status$/, 'an invoice is approved, disputed and cancelled where it is kept'],
  [
    /^\/api\/v1\/sales-invoices\/:p\/(reject|recall)$/,
    'what waits for approval is sent back for rework, with a reason, or recalled as a proposal is',
  ],
  [
    /^\/api\/v1\/sales-invoices\/:p\/payments\/:p$/,
    'a wrong payment of a customer is corrected as one of an incoming invoice is',
  ],
  [
    /^\/api\/v1\/purchase-requisitions\/:p\/invoice-requests(\/:p\/cancel)?$/,
    'requests for invoices are read and taken back where they are made',
  ],
  [/^\/api\/v1\/catalog\/:p$/, 'an item is archived where it is kept'],
  [/^\/api\/v1\/catalog\/stock$/, 'what a page of items shows of their stock'],
  [/\/exchange\/columns$/, 'what the columns of a file may be mapped to, custom fields included'],
  [/\/exchange\/imports\/:p(\/(rows|errors))?$/, 'the state of an import, its rows and its errors'],
  [
    /^\/api\/v1\/(counterparties|warehouses|reorder-points|price-lists\/:p|stock-counts\/:p)\/exchange\/(template|imports(\/:p\/(preview|apply))?|export)$/,
    'other master data travels in files as the catalog does',
  ],
  [/^\/api\/v1\/counterparties\/:p\/status$/, 'a counterparty is blocked and unblocked where it is kept'],
  [
    /^\/api\/v1\/catalog\/:p\/(pinned-cost|price-history)$/,
    'a cost a person holds against the sources, and what the sources have told',
  ],
  [/^\/api\/v1\/counterparties\/:p\/assortment(\/products)?$/, 'an assortment can be read where it is written'],
  [
    /^\/api\/v1\/settings\/document-templates\/(preview|word|:p(\/(file|revisions))?)$/,
    'a layout is tried before it is saved, a Word file is sent as a form, and a template is read with its file and its revisions',
  ],
  [
    /^\/api\/v1\/(commercial-proposals|sales-invoices|contracts)\/export$/,
    'many documents are exported as one archive',
  ],
  [/^\/api\/v1\/settings\/seller-profiles\/:p$/, 'a seller profile is read where it is kept'],
  [
    /^\/api\/v1\/logistics\/(objects|drivers|vehicles|vehicle-locations|routes)\/:p$/,
    'a place, a driver, a vehicle with its points, and a route are read where they are kept',
  ],
  [
    /^\/api\/v1\/logistics\/batches\/:p(\/(load|dispatch|deliver|return|cancel|receipt-draft))?$/,
    'a batch is read and moved where it is kept, says what has come of it, and drafts its receipt',
  ],
  [
    /^\/api\/v1\/logistics\/(routes|batches)\/:p\/driver-link$/,
    'a driver without an account gets a link to a route or a batch, renewed and revoked here',
  ],
  [
    /^\/api\/v1\/public\/v1\/deliveries\/:p(\/(positions|stops\/:p\/arrived|batches\/:p\/(loaded|handed-over|photos)))?$/,
    'a driver reads what is brought where by that link, notes what was done, sends photographs and positions',
  ],
  [
    /^\/api\/v1\/logistics\/(plan(\/apply)?|routes\/propose)$/,
    'batches of what was decided, and the order of stops, are proposed before they are saved',
  ],
  [
    /^\/api\/v1\/logistics\/documents\/:p(\/stage)?$/,
    'a delivery document is read with its goods and sides, issued, sent and signed where it is kept',
  ],
  [/^\/api\/v1\/logistics\/drivers\/:p\/passport$/, 'a passport is read whole by those who print it'],
  [/^\/api\/v1\/logistics\/vehicles\/:p\/locations\/file$/, 'tracks and tables of points come as files'],
  [/^\/api\/v1\/warehouses\/:p$/, 'a warehouse is read and archived where it is kept'],
  [/^\/api\/v1\/catalog\/:p\/(un)?merge$/, 'two cards of one thing become one, and two again'],
  [
    /^\/api\/v1\/catalog\/categories(\/tree|\/:p)?$/,
    'the tree of categories is read, changed and archived where it is made',
  ],
  [
    /^\/api\/v1\/catalog\/:p\/movements\/(transfer|:p\/reverse)$/,
    'stock moves between warehouses, and what was wrong is taken back',
  ],
  [/^\/api\/v1\/price-lists\/:p\/(items|versions)\b/, 'rows and history of a list of any length, page by page'],
  [
    /^\/api\/v1\/purchase-requisitions\/:p\/items(\/(order|:p))?$/,
    'lines of a requisition are added, changed, cancelled and put in order one by one too',
  ],
  [
    /^\/api\/v1\/purchase-requisitions\/:p\/stock-receipts(\/:p\/reverse)?$/,
    'what came for a requisition is read, and taken back where it was wrong',
  ],
  [
    /^\/api\/v1\/supplier-rfqs\/:p\/recipients(\/:p(\/link)?)?$/,
    'suppliers join a request after it was made, are written to elsewhere, handed their link, and taken out',
  ],
  [/^\/api\/v1\/purchase-requisitions\/:p\/quote-line-decisions$/, 'what was decided is read where it is saved'],
  [/^\/api\/v1\/purchase-requisitions\/stage-totals$/, 'what stands in the heads of the columns of a board'],
  [
    /^\/api\/v1\/comments(\/(followers|:p(\/versions)?))?$/,
    'what people of the company say beside its records, and who follows it',
  ],
  [/^\/api\/v1\/saved-views(\/:p)?$/, 'lists as people keep them, for themselves or for everybody'],
  [/^\/api\/v1\/supplier-quotes\/award-plan$/, 'the award that costs least under limits, with its proof'],
  [/^\/api\/v1\/integrations\/marketplace\/:p\/rating$/, 'the rating that cards show is given where they are read'],
  [
    /^\/api\/v1\/integrations\/installations\/:p\/outbox(\/:p\/(retry|settle))?$/,
    'what must not be written twice is seen, and a person decides on what is in doubt',
  ],
  [
    /^\/api\/v1\/integrations\/installations\/:p\/(mappings(\/test|\/:p)?|receipts(\/:p(\/reprocess)?)?)$/,
    'what is done with incoming webhooks is said without programming, tried, and done again',
  ],
  [
    /^\/api\/v1\/integrations\/(publisher|publications(\/:p(\/(proof|check|submit|publish))?)?)$/,
    'companies publish integrations of their own for others',
  ],
  [/^\/api\/v1\/integrations\/installations\/:p\/consent$/, 'a wider version of such an integration waits for consent'],
  [/^\/api\/v1\/public\/v1\/integration-access$/, 'its publisher fetches, once, what he was given'],
  [
    /^\/api\/v1\/mailbox\//,
    'the mailbox of suppliers that the mail card enables: the interface names no addresses for it',
  ],
  [
    /^\/api\/v1\/(messenger\/|supplier-rfqs\/:p\/send-by-messenger$)/,
    'conversations of messengers beside records, written and linked there: the interface names the provider alone',
  ],
  [/^\/api\/v1\/bank\/(statements|payment-orders)\b/, 'files of banks, read and written by installed cards'],
  [
    /^\/api\/v1\/integrations\/tasktracker\/(requisitions\/:p|settings|sidebar-status)$/,
    'the tasks of one requisition, which columns of the tracker stand for which stages, and whether the menu shows tasks',
  ],
  [
    /^\/api\/v1\/e-documents\/(operators|recipients|(outgoing|incoming)(\/:p(\/(refresh|revoke|refuse|take|archive))?)?)$/,
    'documents are given to operators, followed there and taken from them, which the interface tells by its variables alone',
  ],
  [/^\/api\/v1\/e-documents\/transfer-documents\b/, 'electronic documents of suppliers, read by an installed card'],
  [
    /^\/api\/v1\/e-documents\/remembered-matches\b/,
    'what people have said lines of suppliers are for can be taken back',
  ],
  [
    /^\/api\/v1\/settings\/paid-widgets(\/:p\/trial)?$/,
    'licences are looked at, and a trial is begun, where settings are',
  ],
  [/^\/api\/v1\/operator\/portals\/:p\/paid-widgets(\/:p)?$/, 'without a payment provider the operator gives licences'],
  [/\/restore$/, 'what was archived can come back'],
  [/\/integration-api\/links$/, 'a link is taken away where it is made'],
  [/\/integration-api\/:p\/batch$/, 'many writes of one resource in one request'],
  [/^\/api\/v1\/(events|audit)\b/, 'the feed behind the webhooks, and the trail behind both'],
  [/^\/api\/v1\/webhooks\/(?!inbound|messenger|tasktracker)/, 'subscriptions and their deliveries'],
  [/^\/api\/v1\/webhooks$/, 'subscriptions'],
  [/^\/api\/v1\/api-keys\/:p/, 'reading, changing and rotating a key'],
  [/^\/api\/v1\/api-keys\/(self|current)/, 'what a key may learn of itself'],
  [/^\/api\/v1\/auth\//, 'sessions, password reset and invitations'],
  [/^\/api\/v1\/purchase-requisitions\/(:p\/)?export$/, 'a requisition is printed for who decides on paper'],
  [/^\/api\/v1\/quote-minutes\/(:p\/)?export$/, 'a committee signs what was chosen of the quotes, and why'],
  [/^\/api\/v1\/registers\b/, 'every list becomes a file of what its filters leave'],
  [/^\/api\/v1\/sandbox\b/, 'the interface has no test portals'],
  [/^\/api\/v1\/notices\b/, 'what a person is told of in the portal'],
  [/^\/api\/v1\/(users|roles|company|invitations)\b/, 'people, what they may do, and the company'],
  [
    /^\/api\/v1\/settings\/(company|exchange-rates|roles|users|permissions|custom-fields\/(:p|order)|pipeline\/product-fields\/order)/,
    'settings around those of the interface',
  ],
  [/^\/api\/v1\/public\/v1\/leaked-keys$/, 'a found key is reported and revoked'],
  [
    /^\/api\/v1\/webhook-(subscriptions|deliveries|events)\b/,
    'subscriptions, their deliveries and the catalog of events',
  ],
  [/^\/api\/v1\/suggestions\//, 'requisites and addresses for a person who types: 4.12 names the integration alone'],
  [/^\/api\/v1\/files\/download\/:p$/, 'where a temporary link of a file leads'],
  [
    /^\/api\/v1\/integrations\/installations\/:p\/exchange(\/(credentials|objects))?$/,
    'the login of an accounting system that calls us, and what it has told of',
  ],
  [/^\/api\/v1\/exchange\/commerceml\/:p$/, 'where 1C itself calls, by a protocol of its own'],
  [
    /^\/api\/v1\/reports\/(spend|payables|payment-calendar|suppliers|savings|cycle-times|price-index)(\/|$)/,
    'the interface has no reports: what was spent and saved, how long it took, what is to be paid, and the records of each figure',
  ],
  [
    /^\/api\/v1\/report-(baskets|letters|pages)(\/:p)?$/,
    'what people keep of reports: baskets of prices, letters, pages',
  ],
  [/^\/api\/v1\/figures\//, 'what the home page of the portal draws'],
  [/^\/api\/v1\/variables\//, 'reading the variable catalog in other cuts'],
];
