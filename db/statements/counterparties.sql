-- Generated: every statement counterparties sends.

delete from counterparty_contacts where tenant_id = $1 and counterparty_id = any($2::uuid[]) and id <> all($3::uuid[]);

delete from payment_requisites where tenant_id = $1 and counterparty_id = any($2::uuid[]) and id <> all($3::uuid[]);

insert into counterparties (tenant_id, id, kind, short_name, full_name, roles, inn, kpp, ogrn, okpo, tax_id, tax_regime, legal_address, actual_address, postal_address, email, phone, website, custom_fields, created_by, updated_by)
  select $1, id, kind, short_name, full_name, roles, inn, kpp, ogrn, okpo, tax_id, tax_regime, legal_address, actual_address, postal_address, email, phone, website, custom_fields, $2, $3
  from jsonb_populate_recordset(null::counterparties, $4) given
  on conflict do nothing returning id;

insert into counterparties (tenant_id, id, kind, short_name, full_name, roles, inn, kpp, ogrn, okpo, tax_id, tax_regime, legal_address, actual_address, postal_address, email, phone, website, custom_fields, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21) on conflict do nothing returning id;

insert into counterparty_contacts (tenant_id, counterparty_id, id, full_name, position, email, phone, is_primary, receives_rfq, messenger_ids)
  select $1::uuid, c."counterpartyId", c.id, c."fullName", c.position, c.email, c.phone, c."isPrimary", c."receivesRfq", c."messengerIds"
  from json_to_recordset($2) as c
  ("counterpartyId" uuid, id uuid, "fullName" text, position text, email text, phone text, "isPrimary" boolean, "receivesRfq" boolean, "messengerIds" jsonb)
  on conflict (tenant_id, id) do update set full_name = excluded.full_name, position = excluded.position, email = excluded.email,
  phone = excluded.phone, is_primary = excluded.is_primary, receives_rfq = excluded.receives_rfq, messenger_ids = excluded.messenger_ids;

insert into payment_requisites (tenant_id, counterparty_id, id, label, bank_name, bik, checking_account, correspondent_account, currency, is_primary)
  select $1::uuid, r."counterpartyId", r.id, r.label, r."bankName", r.bik, r."checkingAccount", r."correspondentAccount", r.currency, r."isPrimary"
  from json_to_recordset($2) as r
  ("counterpartyId" uuid, id uuid, label text, "bankName" text, bik text, "checkingAccount" text, "correspondentAccount" text, currency text, "isPrimary" boolean)
  on conflict (tenant_id, id) do update set label = excluded.label, bank_name = excluded.bank_name, bik = excluded.bik,
  checking_account = excluded.checking_account, correspondent_account = excluded.correspondent_account,
  currency = excluded.currency, is_primary = excluded.is_primary;

insert into suppliers (tenant_id, counterparty_id) select $1, id from unnest($2::uuid[]) id
  on conflict (tenant_id, counterparty_id) do nothing;

select
  party.id, party.kind, party.short_name, party.full_name, party.roles, party.inn, party.kpp, party.ogrn, party.okpo, party.tax_id, party.tax_regime,
  party.legal_address, party.actual_address, party.postal_address, party.email, party.phone, party.website, party.custom_fields,
  party.status, party.block_reason, party.blocked_until, party.version, party.created_at, party.updated_at, party.archived_at,
  party.created_by, party.updated_by,
  (select json_build_object('supplierId', s.id, 'standing', s.standing, 'paymentTermsDays', s.payment_terms_days,
  'defaultCurrency', s.default_currency, 'leadTimeDays', s.lead_time_days, 'minOrderAmount', s.min_order_amount::text, 'rating', s.rating::text)
  from suppliers s where s.tenant_id = party.tenant_id and s.counterparty_id = party.id and 'supplier' = any(party.roles)) as supplier,
  (select coalesce(json_agg(json_build_object('id', r.id, 'label', r.label, 'bankName', r.bank_name, 'bik', r.bik,
  'checkingAccount', r.checking_account, 'correspondentAccount', r.correspondent_account, 'currency', r.currency, 'isPrimary', r.is_primary) order by r.id), '[]')
  from payment_requisites r where r.tenant_id = party.tenant_id and r.counterparty_id = party.id) as payment_requisites,
  (select coalesce(json_agg(json_build_object('id', c.id, 'fullName', c.full_name, 'position', c.position, 'email', c.email,
  'phone', c.phone, 'isPrimary', c.is_primary, 'receivesRfq', c.receives_rfq, 'messengerIds', c.messenger_ids) order by c.id), '[]')
  from counterparty_contacts c where c.tenant_id = party.tenant_id and c.counterparty_id = party.id) as contacts,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = party.tenant_id and link.entity_type = 'counterparty' and link.entity_id = party.id)
  as "externalLinks" from counterparties party where party.tenant_id = $1
  order by party.short_name asc, party.id asc limit 201;

select
  party.id, party.kind, party.short_name, party.full_name, party.roles, party.inn, party.kpp, party.ogrn, party.okpo, party.tax_id, party.tax_regime,
  party.legal_address, party.actual_address, party.postal_address, party.email, party.phone, party.website, party.custom_fields,
  party.status, party.block_reason, party.blocked_until, party.version, party.created_at, party.updated_at, party.archived_at,
  party.created_by, party.updated_by,
  (select json_build_object('supplierId', s.id, 'standing', s.standing, 'paymentTermsDays', s.payment_terms_days,
  'defaultCurrency', s.default_currency, 'leadTimeDays', s.lead_time_days, 'minOrderAmount', s.min_order_amount::text, 'rating', s.rating::text)
  from suppliers s where s.tenant_id = party.tenant_id and s.counterparty_id = party.id and 'supplier' = any(party.roles)) as supplier,
  (select coalesce(json_agg(json_build_object('id', r.id, 'label', r.label, 'bankName', r.bank_name, 'bik', r.bik,
  'checkingAccount', r.checking_account, 'correspondentAccount', r.correspondent_account, 'currency', r.currency, 'isPrimary', r.is_primary) order by r.id), '[]')
  from payment_requisites r where r.tenant_id = party.tenant_id and r.counterparty_id = party.id) as payment_requisites,
  (select coalesce(json_agg(json_build_object('id', c.id, 'fullName', c.full_name, 'position', c.position, 'email', c.email,
  'phone', c.phone, 'isPrimary', c.is_primary, 'receivesRfq', c.receives_rfq, 'messengerIds', c.messenger_ids) order by c.id), '[]')
  from counterparty_contacts c where c.tenant_id = party.tenant_id and c.counterparty_id = party.id) as contacts,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = party.tenant_id and link.entity_type = 'counterparty' and link.entity_id = party.id)
  as "externalLinks" from counterparties party where party.tenant_id = $1 and not party.roles && $2 and party.archived_at is null
  order by party.short_name asc, party.id asc limit 51;

select
  party.id, party.kind, party.short_name, party.full_name, party.roles, party.inn, party.kpp, party.ogrn, party.okpo, party.tax_id, party.tax_regime,
  party.legal_address, party.actual_address, party.postal_address, party.email, party.phone, party.website, party.custom_fields,
  party.status, party.block_reason, party.blocked_until, party.version, party.created_at, party.updated_at, party.archived_at,
  party.created_by, party.updated_by,
  (select json_build_object('supplierId', s.id, 'standing', s.standing, 'paymentTermsDays', s.payment_terms_days,
  'defaultCurrency', s.default_currency, 'leadTimeDays', s.lead_time_days, 'minOrderAmount', s.min_order_amount::text, 'rating', s.rating::text)
  from suppliers s where s.tenant_id = party.tenant_id and s.counterparty_id = party.id and 'supplier' = any(party.roles)) as supplier,
  (select coalesce(json_agg(json_build_object('id', r.id, 'label', r.label, 'bankName', r.bank_name, 'bik', r.bik,
  'checkingAccount', r.checking_account, 'correspondentAccount', r.correspondent_account, 'currency', r.currency, 'isPrimary', r.is_primary) order by r.id), '[]')
  from payment_requisites r where r.tenant_id = party.tenant_id and r.counterparty_id = party.id) as payment_requisites,
  (select coalesce(json_agg(json_build_object('id', c.id, 'fullName', c.full_name, 'position', c.position, 'email', c.email,
  'phone', c.phone, 'isPrimary', c.is_primary, 'receivesRfq', c.receives_rfq, 'messengerIds', c.messenger_ids) order by c.id), '[]')
  from counterparty_contacts c where c.tenant_id = party.tenant_id and c.counterparty_id = party.id) as contacts,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = party.tenant_id and link.entity_type = 'counterparty' and link.entity_id = party.id)
  as "externalLinks" from counterparties party where party.tenant_id = $1 and party.archived_at is not null
  order by party.short_name asc, party.id asc limit 51;

select
  party.id, party.kind, party.short_name, party.full_name, party.roles, party.inn, party.kpp, party.ogrn, party.okpo, party.tax_id, party.tax_regime,
  party.legal_address, party.actual_address, party.postal_address, party.email, party.phone, party.website, party.custom_fields,
  party.status, party.block_reason, party.blocked_until, party.version, party.created_at, party.updated_at, party.archived_at,
  party.created_by, party.updated_by,
  (select json_build_object('supplierId', s.id, 'standing', s.standing, 'paymentTermsDays', s.payment_terms_days,
  'defaultCurrency', s.default_currency, 'leadTimeDays', s.lead_time_days, 'minOrderAmount', s.min_order_amount::text, 'rating', s.rating::text)
  from suppliers s where s.tenant_id = party.tenant_id and s.counterparty_id = party.id and 'supplier' = any(party.roles)) as supplier,
  (select coalesce(json_agg(json_build_object('id', r.id, 'label', r.label, 'bankName', r.bank_name, 'bik', r.bik,
  'checkingAccount', r.checking_account, 'correspondentAccount', r.correspondent_account, 'currency', r.currency, 'isPrimary', r.is_primary) order by r.id), '[]')
  from payment_requisites r where r.tenant_id = party.tenant_id and r.counterparty_id = party.id) as payment_requisites,
  (select coalesce(json_agg(json_build_object('id', c.id, 'fullName', c.full_name, 'position', c.position, 'email', c.email,
  'phone', c.phone, 'isPrimary', c.is_primary, 'receivesRfq', c.receives_rfq, 'messengerIds', c.messenger_ids) order by c.id), '[]')
  from counterparty_contacts c where c.tenant_id = party.tenant_id and c.counterparty_id = party.id) as contacts,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = party.tenant_id and link.entity_type = 'counterparty' and link.entity_id = party.id)
  as "externalLinks" from counterparties party where party.tenant_id = $1 and party.archived_at is null
  order by party.created_at desc, party.id desc limit 2;

select
  party.id, party.kind, party.short_name, party.full_name, party.roles, party.inn, party.kpp, party.ogrn, party.okpo, party.tax_id, party.tax_regime,
  party.legal_address, party.actual_address, party.postal_address, party.email, party.phone, party.website, party.custom_fields,
  party.status, party.block_reason, party.blocked_until, party.version, party.created_at, party.updated_at, party.archived_at,
  party.created_by, party.updated_by,
  (select json_build_object('supplierId', s.id, 'standing', s.standing, 'paymentTermsDays', s.payment_terms_days,
  'defaultCurrency', s.default_currency, 'leadTimeDays', s.lead_time_days, 'minOrderAmount', s.min_order_amount::text, 'rating', s.rating::text)
  from suppliers s where s.tenant_id = party.tenant_id and s.counterparty_id = party.id and 'supplier' = any(party.roles)) as supplier,
  (select coalesce(json_agg(json_build_object('id', r.id, 'label', r.label, 'bankName', r.bank_name, 'bik', r.bik,
  'checkingAccount', r.checking_account, 'correspondentAccount', r.correspondent_account, 'currency', r.currency, 'isPrimary', r.is_primary) order by r.id), '[]')
  from payment_requisites r where r.tenant_id = party.tenant_id and r.counterparty_id = party.id) as payment_requisites,
  (select coalesce(json_agg(json_build_object('id', c.id, 'fullName', c.full_name, 'position', c.position, 'email', c.email,
  'phone', c.phone, 'isPrimary', c.is_primary, 'receivesRfq', c.receives_rfq, 'messengerIds', c.messenger_ids) order by c.id), '[]')
  from counterparty_contacts c where c.tenant_id = party.tenant_id and c.counterparty_id = party.id) as contacts,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = party.tenant_id and link.entity_type = 'counterparty' and link.entity_id = party.id)
  as "externalLinks" from counterparties party where party.tenant_id = $1 and party.archived_at is null
  order by party.short_name asc, party.id asc limit 101;

select
  party.id, party.kind, party.short_name, party.full_name, party.roles, party.inn, party.kpp, party.ogrn, party.okpo, party.tax_id, party.tax_regime,
  party.legal_address, party.actual_address, party.postal_address, party.email, party.phone, party.website, party.custom_fields,
  party.status, party.block_reason, party.blocked_until, party.version, party.created_at, party.updated_at, party.archived_at,
  party.created_by, party.updated_by,
  (select json_build_object('supplierId', s.id, 'standing', s.standing, 'paymentTermsDays', s.payment_terms_days,
  'defaultCurrency', s.default_currency, 'leadTimeDays', s.lead_time_days, 'minOrderAmount', s.min_order_amount::text, 'rating', s.rating::text)
  from suppliers s where s.tenant_id = party.tenant_id and s.counterparty_id = party.id and 'supplier' = any(party.roles)) as supplier,
  (select coalesce(json_agg(json_build_object('id', r.id, 'label', r.label, 'bankName', r.bank_name, 'bik', r.bik,
  'checkingAccount', r.checking_account, 'correspondentAccount', r.correspondent_account, 'currency', r.currency, 'isPrimary', r.is_primary) order by r.id), '[]')
  from payment_requisites r where r.tenant_id = party.tenant_id and r.counterparty_id = party.id) as payment_requisites,
  (select coalesce(json_agg(json_build_object('id', c.id, 'fullName', c.full_name, 'position', c.position, 'email', c.email,
  'phone', c.phone, 'isPrimary', c.is_primary, 'receivesRfq', c.receives_rfq, 'messengerIds', c.messenger_ids) order by c.id), '[]')
  from counterparty_contacts c where c.tenant_id = party.tenant_id and c.counterparty_id = party.id) as contacts,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = party.tenant_id and link.entity_type = 'counterparty' and link.entity_id = party.id)
  as "externalLinks" from counterparties party where party.tenant_id = $1 and party.archived_at is null
  order by party.short_name asc, party.id asc limit 2;

select
  party.id, party.kind, party.short_name, party.full_name, party.roles, party.inn, party.kpp, party.ogrn, party.okpo, party.tax_id, party.tax_regime,
  party.legal_address, party.actual_address, party.postal_address, party.email, party.phone, party.website, party.custom_fields,
  party.status, party.block_reason, party.blocked_until, party.version, party.created_at, party.updated_at, party.archived_at,
  party.created_by, party.updated_by,
  (select json_build_object('supplierId', s.id, 'standing', s.standing, 'paymentTermsDays', s.payment_terms_days,
  'defaultCurrency', s.default_currency, 'leadTimeDays', s.lead_time_days, 'minOrderAmount', s.min_order_amount::text, 'rating', s.rating::text)
  from suppliers s where s.tenant_id = party.tenant_id and s.counterparty_id = party.id and 'supplier' = any(party.roles)) as supplier,
  (select coalesce(json_agg(json_build_object('id', r.id, 'label', r.label, 'bankName', r.bank_name, 'bik', r.bik,
  'checkingAccount', r.checking_account, 'correspondentAccount', r.correspondent_account, 'currency', r.currency, 'isPrimary', r.is_primary) order by r.id), '[]')
  from payment_requisites r where r.tenant_id = party.tenant_id and r.counterparty_id = party.id) as payment_requisites,
  (select coalesce(json_agg(json_build_object('id', c.id, 'fullName', c.full_name, 'position', c.position, 'email', c.email,
  'phone', c.phone, 'isPrimary', c.is_primary, 'receivesRfq', c.receives_rfq, 'messengerIds', c.messenger_ids) order by c.id), '[]')
  from counterparty_contacts c where c.tenant_id = party.tenant_id and c.counterparty_id = party.id) as contacts,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = party.tenant_id and link.entity_type = 'counterparty' and link.entity_id = party.id)
  as "externalLinks" from counterparties party where party.tenant_id = $1 and party.archived_at is null
  order by party.short_name asc, party.id asc limit 201;

select
  party.id, party.kind, party.short_name, party.full_name, party.roles, party.inn, party.kpp, party.ogrn, party.okpo, party.tax_id, party.tax_regime,
  party.legal_address, party.actual_address, party.postal_address, party.email, party.phone, party.website, party.custom_fields,
  party.status, party.block_reason, party.blocked_until, party.version, party.created_at, party.updated_at, party.archived_at,
  party.created_by, party.updated_by,
  (select json_build_object('supplierId', s.id, 'standing', s.standing, 'paymentTermsDays', s.payment_terms_days,
  'defaultCurrency', s.default_currency, 'leadTimeDays', s.lead_time_days, 'minOrderAmount', s.min_order_amount::text, 'rating', s.rating::text)
  from suppliers s where s.tenant_id = party.tenant_id and s.counterparty_id = party.id and 'supplier' = any(party.roles)) as supplier,
  (select coalesce(json_agg(json_build_object('id', r.id, 'label', r.label, 'bankName', r.bank_name, 'bik', r.bik,
  'checkingAccount', r.checking_account, 'correspondentAccount', r.correspondent_account, 'currency', r.currency, 'isPrimary', r.is_primary) order by r.id), '[]')
  from payment_requisites r where r.tenant_id = party.tenant_id and r.counterparty_id = party.id) as payment_requisites,
  (select coalesce(json_agg(json_build_object('id', c.id, 'fullName', c.full_name, 'position', c.position, 'email', c.email,
  'phone', c.phone, 'isPrimary', c.is_primary, 'receivesRfq', c.receives_rfq, 'messengerIds', c.messenger_ids) order by c.id), '[]')
  from counterparty_contacts c where c.tenant_id = party.tenant_id and c.counterparty_id = party.id) as contacts,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = party.tenant_id and link.entity_type = 'counterparty' and link.entity_id = party.id)
  as "externalLinks" from counterparties party where party.tenant_id = $1 and party.archived_at is null
  order by party.short_name asc, party.id asc limit 51;

select
  party.id, party.kind, party.short_name, party.full_name, party.roles, party.inn, party.kpp, party.ogrn, party.okpo, party.tax_id, party.tax_regime,
  party.legal_address, party.actual_address, party.postal_address, party.email, party.phone, party.website, party.custom_fields,
  party.status, party.block_reason, party.blocked_until, party.version, party.created_at, party.updated_at, party.archived_at,
  party.created_by, party.updated_by,
  (select json_build_object('supplierId', s.id, 'standing', s.standing, 'paymentTermsDays', s.payment_terms_days,
  'defaultCurrency', s.default_currency, 'leadTimeDays', s.lead_time_days, 'minOrderAmount', s.min_order_amount::text, 'rating', s.rating::text)
  from suppliers s where s.tenant_id = party.tenant_id and s.counterparty_id = party.id and 'supplier' = any(party.roles)) as supplier,
  (select coalesce(json_agg(json_build_object('id', r.id, 'label', r.label, 'bankName', r.bank_name, 'bik', r.bik,
  'checkingAccount', r.checking_account, 'correspondentAccount', r.correspondent_account, 'currency', r.currency, 'isPrimary', r.is_primary) order by r.id), '[]')
  from payment_requisites r where r.tenant_id = party.tenant_id and r.counterparty_id = party.id) as payment_requisites,
  (select coalesce(json_agg(json_build_object('id', c.id, 'fullName', c.full_name, 'position', c.position, 'email', c.email,
  'phone', c.phone, 'isPrimary', c.is_primary, 'receivesRfq', c.receives_rfq, 'messengerIds', c.messenger_ids) order by c.id), '[]')
  from counterparty_contacts c where c.tenant_id = party.tenant_id and c.counterparty_id = party.id) as contacts,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = party.tenant_id and link.entity_type = 'counterparty' and link.entity_id = party.id)
  as "externalLinks" from counterparties party where party.tenant_id = $1 and party.archived_at is null and (party.short_name ilike $2 or party.full_name ilike $3 or party.inn ilike $4)
  order by party.short_name asc, party.id asc limit 51;

select
  party.id, party.kind, party.short_name, party.full_name, party.roles, party.inn, party.kpp, party.ogrn, party.okpo, party.tax_id, party.tax_regime,
  party.legal_address, party.actual_address, party.postal_address, party.email, party.phone, party.website, party.custom_fields,
  party.status, party.block_reason, party.blocked_until, party.version, party.created_at, party.updated_at, party.archived_at,
  party.created_by, party.updated_by,
  (select json_build_object('supplierId', s.id, 'standing', s.standing, 'paymentTermsDays', s.payment_terms_days,
  'defaultCurrency', s.default_currency, 'leadTimeDays', s.lead_time_days, 'minOrderAmount', s.min_order_amount::text, 'rating', s.rating::text)
  from suppliers s where s.tenant_id = party.tenant_id and s.counterparty_id = party.id and 'supplier' = any(party.roles)) as supplier,
  (select coalesce(json_agg(json_build_object('id', r.id, 'label', r.label, 'bankName', r.bank_name, 'bik', r.bik,
  'checkingAccount', r.checking_account, 'correspondentAccount', r.correspondent_account, 'currency', r.currency, 'isPrimary', r.is_primary) order by r.id), '[]')
  from payment_requisites r where r.tenant_id = party.tenant_id and r.counterparty_id = party.id) as payment_requisites,
  (select coalesce(json_agg(json_build_object('id', c.id, 'fullName', c.full_name, 'position', c.position, 'email', c.email,
  'phone', c.phone, 'isPrimary', c.is_primary, 'receivesRfq', c.receives_rfq, 'messengerIds', c.messenger_ids) order by c.id), '[]')
  from counterparty_contacts c where c.tenant_id = party.tenant_id and c.counterparty_id = party.id) as contacts,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = party.tenant_id and link.entity_type = 'counterparty' and link.entity_id = party.id)
  as "externalLinks" from counterparties party where party.tenant_id = $1 and party.id = $2;

select
  party.id, party.kind, party.short_name, party.full_name, party.roles, party.inn, party.kpp, party.ogrn, party.okpo, party.tax_id, party.tax_regime,
  party.legal_address, party.actual_address, party.postal_address, party.email, party.phone, party.website, party.custom_fields,
  party.status, party.block_reason, party.blocked_until, party.version, party.created_at, party.updated_at, party.archived_at,
  party.created_by, party.updated_by,
  (select json_build_object('supplierId', s.id, 'standing', s.standing, 'paymentTermsDays', s.payment_terms_days,
  'defaultCurrency', s.default_currency, 'leadTimeDays', s.lead_time_days, 'minOrderAmount', s.min_order_amount::text, 'rating', s.rating::text)
  from suppliers s where s.tenant_id = party.tenant_id and s.counterparty_id = party.id and 'supplier' = any(party.roles)) as supplier,
  (select coalesce(json_agg(json_build_object('id', r.id, 'label', r.label, 'bankName', r.bank_name, 'bik', r.bik,
  'checkingAccount', r.checking_account, 'correspondentAccount', r.correspondent_account, 'currency', r.currency, 'isPrimary', r.is_primary) order by r.id), '[]')
  from payment_requisites r where r.tenant_id = party.tenant_id and r.counterparty_id = party.id) as payment_requisites,
  (select coalesce(json_agg(json_build_object('id', c.id, 'fullName', c.full_name, 'position', c.position, 'email', c.email,
  'phone', c.phone, 'isPrimary', c.is_primary, 'receivesRfq', c.receives_rfq, 'messengerIds', c.messenger_ids) order by c.id), '[]')
  from counterparty_contacts c where c.tenant_id = party.tenant_id and c.counterparty_id = party.id) as contacts,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = party.tenant_id and link.entity_type = 'counterparty' and link.entity_id = party.id)
  as "externalLinks" from counterparties party where party.tenant_id = $1 and party.id = any($2::uuid[]);

select
  party.id, party.kind, party.short_name, party.full_name, party.roles, party.inn, party.kpp, party.ogrn, party.okpo, party.tax_id, party.tax_regime,
  party.legal_address, party.actual_address, party.postal_address, party.email, party.phone, party.website, party.custom_fields,
  party.status, party.block_reason, party.blocked_until, party.version, party.created_at, party.updated_at, party.archived_at,
  party.created_by, party.updated_by,
  (select json_build_object('supplierId', s.id, 'standing', s.standing, 'paymentTermsDays', s.payment_terms_days,
  'defaultCurrency', s.default_currency, 'leadTimeDays', s.lead_time_days, 'minOrderAmount', s.min_order_amount::text, 'rating', s.rating::text)
  from suppliers s where s.tenant_id = party.tenant_id and s.counterparty_id = party.id and 'supplier' = any(party.roles)) as supplier,
  (select coalesce(json_agg(json_build_object('id', r.id, 'label', r.label, 'bankName', r.bank_name, 'bik', r.bik,
  'checkingAccount', r.checking_account, 'correspondentAccount', r.correspondent_account, 'currency', r.currency, 'isPrimary', r.is_primary) order by r.id), '[]')
  from payment_requisites r where r.tenant_id = party.tenant_id and r.counterparty_id = party.id) as payment_requisites,
  (select coalesce(json_agg(json_build_object('id', c.id, 'fullName', c.full_name, 'position', c.position, 'email', c.email,
  'phone', c.phone, 'isPrimary', c.is_primary, 'receivesRfq', c.receives_rfq, 'messengerIds', c.messenger_ids) order by c.id), '[]')
  from counterparty_contacts c where c.tenant_id = party.tenant_id and c.counterparty_id = party.id) as contacts,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = party.tenant_id and link.entity_type = 'counterparty' and link.entity_id = party.id)
  as "externalLinks" from counterparties party where party.tenant_id = $1 and party.inn = $2 and party.archived_at is null
  order by party.short_name asc, party.id asc limit 3;

select
  party.id, party.kind, party.short_name, party.full_name, party.roles, party.inn, party.kpp, party.ogrn, party.okpo, party.tax_id, party.tax_regime,
  party.legal_address, party.actual_address, party.postal_address, party.email, party.phone, party.website, party.custom_fields,
  party.status, party.block_reason, party.blocked_until, party.version, party.created_at, party.updated_at, party.archived_at,
  party.created_by, party.updated_by,
  (select json_build_object('supplierId', s.id, 'standing', s.standing, 'paymentTermsDays', s.payment_terms_days,
  'defaultCurrency', s.default_currency, 'leadTimeDays', s.lead_time_days, 'minOrderAmount', s.min_order_amount::text, 'rating', s.rating::text)
  from suppliers s where s.tenant_id = party.tenant_id and s.counterparty_id = party.id and 'supplier' = any(party.roles)) as supplier,
  (select coalesce(json_agg(json_build_object('id', r.id, 'label', r.label, 'bankName', r.bank_name, 'bik', r.bik,
  'checkingAccount', r.checking_account, 'correspondentAccount', r.correspondent_account, 'currency', r.currency, 'isPrimary', r.is_primary) order by r.id), '[]')
  from payment_requisites r where r.tenant_id = party.tenant_id and r.counterparty_id = party.id) as payment_requisites,
  (select coalesce(json_agg(json_build_object('id', c.id, 'fullName', c.full_name, 'position', c.position, 'email', c.email,
  'phone', c.phone, 'isPrimary', c.is_primary, 'receivesRfq', c.receives_rfq, 'messengerIds', c.messenger_ids) order by c.id), '[]')
  from counterparty_contacts c where c.tenant_id = party.tenant_id and c.counterparty_id = party.id) as contacts,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = party.tenant_id and link.entity_type = 'counterparty' and link.entity_id = party.id)
  as "externalLinks" from counterparties party where party.tenant_id = $1 and party.inn = $2 and party.kpp = $3 and party.archived_at is null
  order by party.short_name asc, party.id asc limit 3;

select
  party.id, party.kind, party.short_name, party.full_name, party.roles, party.inn, party.kpp, party.ogrn, party.okpo, party.tax_id, party.tax_regime,
  party.legal_address, party.actual_address, party.postal_address, party.email, party.phone, party.website, party.custom_fields,
  party.status, party.block_reason, party.blocked_until, party.version, party.created_at, party.updated_at, party.archived_at,
  party.created_by, party.updated_by,
  (select json_build_object('supplierId', s.id, 'standing', s.standing, 'paymentTermsDays', s.payment_terms_days,
  'defaultCurrency', s.default_currency, 'leadTimeDays', s.lead_time_days, 'minOrderAmount', s.min_order_amount::text, 'rating', s.rating::text)
  from suppliers s where s.tenant_id = party.tenant_id and s.counterparty_id = party.id and 'supplier' = any(party.roles)) as supplier,
  (select coalesce(json_agg(json_build_object('id', r.id, 'label', r.label, 'bankName', r.bank_name, 'bik', r.bik,
  'checkingAccount', r.checking_account, 'correspondentAccount', r.correspondent_account, 'currency', r.currency, 'isPrimary', r.is_primary) order by r.id), '[]')
  from payment_requisites r where r.tenant_id = party.tenant_id and r.counterparty_id = party.id) as payment_requisites,
  (select coalesce(json_agg(json_build_object('id', c.id, 'fullName', c.full_name, 'position', c.position, 'email', c.email,
  'phone', c.phone, 'isPrimary', c.is_primary, 'receivesRfq', c.receives_rfq, 'messengerIds', c.messenger_ids) order by c.id), '[]')
  from counterparty_contacts c where c.tenant_id = party.tenant_id and c.counterparty_id = party.id) as contacts,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = party.tenant_id and link.entity_type = 'counterparty' and link.entity_id = party.id)
  as "externalLinks" from counterparties party where party.tenant_id = $1 and party.inn = $2 and party.kpp = $3 and party.archived_at is null
  order by party.short_name asc, party.id asc limit 51;

select
  party.id, party.kind, party.short_name, party.full_name, party.roles, party.inn, party.kpp, party.ogrn, party.okpo, party.tax_id, party.tax_regime,
  party.legal_address, party.actual_address, party.postal_address, party.email, party.phone, party.website, party.custom_fields,
  party.status, party.block_reason, party.blocked_until, party.version, party.created_at, party.updated_at, party.archived_at,
  party.created_by, party.updated_by,
  (select json_build_object('supplierId', s.id, 'standing', s.standing, 'paymentTermsDays', s.payment_terms_days,
  'defaultCurrency', s.default_currency, 'leadTimeDays', s.lead_time_days, 'minOrderAmount', s.min_order_amount::text, 'rating', s.rating::text)
  from suppliers s where s.tenant_id = party.tenant_id and s.counterparty_id = party.id and 'supplier' = any(party.roles)) as supplier,
  (select coalesce(json_agg(json_build_object('id', r.id, 'label', r.label, 'bankName', r.bank_name, 'bik', r.bik,
  'checkingAccount', r.checking_account, 'correspondentAccount', r.correspondent_account, 'currency', r.currency, 'isPrimary', r.is_primary) order by r.id), '[]')
  from payment_requisites r where r.tenant_id = party.tenant_id and r.counterparty_id = party.id) as payment_requisites,
  (select coalesce(json_agg(json_build_object('id', c.id, 'fullName', c.full_name, 'position', c.position, 'email', c.email,
  'phone', c.phone, 'isPrimary', c.is_primary, 'receivesRfq', c.receives_rfq, 'messengerIds', c.messenger_ids) order by c.id), '[]')
  from counterparty_contacts c where c.tenant_id = party.tenant_id and c.counterparty_id = party.id) as contacts,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = party.tenant_id and link.entity_type = 'counterparty' and link.entity_id = party.id)
  as "externalLinks" from counterparties party where party.tenant_id = $1 and party.kind = $2 and party.archived_at is null
  order by party.short_name asc, party.id asc limit 51;

select
  party.id, party.kind, party.short_name, party.full_name, party.roles, party.inn, party.kpp, party.ogrn, party.okpo, party.tax_id, party.tax_regime,
  party.legal_address, party.actual_address, party.postal_address, party.email, party.phone, party.website, party.custom_fields,
  party.status, party.block_reason, party.blocked_until, party.version, party.created_at, party.updated_at, party.archived_at,
  party.created_by, party.updated_by,
  (select json_build_object('supplierId', s.id, 'standing', s.standing, 'paymentTermsDays', s.payment_terms_days,
  'defaultCurrency', s.default_currency, 'leadTimeDays', s.lead_time_days, 'minOrderAmount', s.min_order_amount::text, 'rating', s.rating::text)
  from suppliers s where s.tenant_id = party.tenant_id and s.counterparty_id = party.id and 'supplier' = any(party.roles)) as supplier,
  (select coalesce(json_agg(json_build_object('id', r.id, 'label', r.label, 'bankName', r.bank_name, 'bik', r.bik,
  'checkingAccount', r.checking_account, 'correspondentAccount', r.correspondent_account, 'currency', r.currency, 'isPrimary', r.is_primary) order by r.id), '[]')
  from payment_requisites r where r.tenant_id = party.tenant_id and r.counterparty_id = party.id) as payment_requisites,
  (select coalesce(json_agg(json_build_object('id', c.id, 'fullName', c.full_name, 'position', c.position, 'email', c.email,
  'phone', c.phone, 'isPrimary', c.is_primary, 'receivesRfq', c.receives_rfq, 'messengerIds', c.messenger_ids) order by c.id), '[]')
  from counterparty_contacts c where c.tenant_id = party.tenant_id and c.counterparty_id = party.id) as contacts,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = party.tenant_id and link.entity_type = 'counterparty' and link.entity_id = party.id)
  as "externalLinks" from counterparties party where party.tenant_id = $1 and party.roles && $2 and party.archived_at is null
  order by party.short_name asc, party.id asc limit 51;

select
  party.id, party.kind, party.short_name, party.full_name, party.roles, party.inn, party.kpp, party.ogrn, party.okpo, party.tax_id, party.tax_regime,
  party.legal_address, party.actual_address, party.postal_address, party.email, party.phone, party.website, party.custom_fields,
  party.status, party.block_reason, party.blocked_until, party.version, party.created_at, party.updated_at, party.archived_at,
  party.created_by, party.updated_by,
  (select json_build_object('supplierId', s.id, 'standing', s.standing, 'paymentTermsDays', s.payment_terms_days,
  'defaultCurrency', s.default_currency, 'leadTimeDays', s.lead_time_days, 'minOrderAmount', s.min_order_amount::text, 'rating', s.rating::text)
  from suppliers s where s.tenant_id = party.tenant_id and s.counterparty_id = party.id and 'supplier' = any(party.roles)) as supplier,
  (select coalesce(json_agg(json_build_object('id', r.id, 'label', r.label, 'bankName', r.bank_name, 'bik', r.bik,
  'checkingAccount', r.checking_account, 'correspondentAccount', r.correspondent_account, 'currency', r.currency, 'isPrimary', r.is_primary) order by r.id), '[]')
  from payment_requisites r where r.tenant_id = party.tenant_id and r.counterparty_id = party.id) as payment_requisites,
  (select coalesce(json_agg(json_build_object('id', c.id, 'fullName', c.full_name, 'position', c.position, 'email', c.email,
  'phone', c.phone, 'isPrimary', c.is_primary, 'receivesRfq', c.receives_rfq, 'messengerIds', c.messenger_ids) order by c.id), '[]')
  from counterparty_contacts c where c.tenant_id = party.tenant_id and c.counterparty_id = party.id) as contacts,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = party.tenant_id and link.entity_type = 'counterparty' and link.entity_id = party.id)
  as "externalLinks" from counterparties party where party.tenant_id = $1 and party.roles @> $2 and party.archived_at is null
  order by party.short_name asc, party.id asc limit 51;

select
  party.id, party.kind, party.short_name, party.full_name, party.roles, party.inn, party.kpp, party.ogrn, party.okpo, party.tax_id, party.tax_regime,
  party.legal_address, party.actual_address, party.postal_address, party.email, party.phone, party.website, party.custom_fields,
  party.status, party.block_reason, party.blocked_until, party.version, party.created_at, party.updated_at, party.archived_at,
  party.created_by, party.updated_by,
  (select json_build_object('supplierId', s.id, 'standing', s.standing, 'paymentTermsDays', s.payment_terms_days,
  'defaultCurrency', s.default_currency, 'leadTimeDays', s.lead_time_days, 'minOrderAmount', s.min_order_amount::text, 'rating', s.rating::text)
  from suppliers s where s.tenant_id = party.tenant_id and s.counterparty_id = party.id and 'supplier' = any(party.roles)) as supplier,
  (select coalesce(json_agg(json_build_object('id', r.id, 'label', r.label, 'bankName', r.bank_name, 'bik', r.bik,
  'checkingAccount', r.checking_account, 'correspondentAccount', r.correspondent_account, 'currency', r.currency, 'isPrimary', r.is_primary) order by r.id), '[]')
  from payment_requisites r where r.tenant_id = party.tenant_id and r.counterparty_id = party.id) as payment_requisites,
  (select coalesce(json_agg(json_build_object('id', c.id, 'fullName', c.full_name, 'position', c.position, 'email', c.email,
  'phone', c.phone, 'isPrimary', c.is_primary, 'receivesRfq', c.receives_rfq, 'messengerIds', c.messenger_ids) order by c.id), '[]')
  from counterparty_contacts c where c.tenant_id = party.tenant_id and c.counterparty_id = party.id) as contacts,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = party.tenant_id and link.entity_type = 'counterparty' and link.entity_id = party.id)
  as "externalLinks" from counterparties party where party.tenant_id = $1 and party.roles @> '{supplier}' and party.archived_at is null
  order by party.short_name asc, party.id asc limit 51;

select
  party.id, party.kind, party.short_name, party.full_name, party.roles, party.inn, party.kpp, party.ogrn, party.okpo, party.tax_id, party.tax_regime,
  party.legal_address, party.actual_address, party.postal_address, party.email, party.phone, party.website, party.custom_fields,
  party.status, party.block_reason, party.blocked_until, party.version, party.created_at, party.updated_at, party.archived_at,
  party.created_by, party.updated_by,
  (select json_build_object('supplierId', s.id, 'standing', s.standing, 'paymentTermsDays', s.payment_terms_days,
  'defaultCurrency', s.default_currency, 'leadTimeDays', s.lead_time_days, 'minOrderAmount', s.min_order_amount::text, 'rating', s.rating::text)
  from suppliers s where s.tenant_id = party.tenant_id and s.counterparty_id = party.id and 'supplier' = any(party.roles)) as supplier,
  (select coalesce(json_agg(json_build_object('id', r.id, 'label', r.label, 'bankName', r.bank_name, 'bik', r.bik,
  'checkingAccount', r.checking_account, 'correspondentAccount', r.correspondent_account, 'currency', r.currency, 'isPrimary', r.is_primary) order by r.id), '[]')
  from payment_requisites r where r.tenant_id = party.tenant_id and r.counterparty_id = party.id) as payment_requisites,
  (select coalesce(json_agg(json_build_object('id', c.id, 'fullName', c.full_name, 'position', c.position, 'email', c.email,
  'phone', c.phone, 'isPrimary', c.is_primary, 'receivesRfq', c.receives_rfq, 'messengerIds', c.messenger_ids) order by c.id), '[]')
  from counterparty_contacts c where c.tenant_id = party.tenant_id and c.counterparty_id = party.id) as contacts,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = party.tenant_id and link.entity_type = 'counterparty' and link.entity_id = party.id)
  as "externalLinks" from counterparties party where party.tenant_id = $1 and party.roles @> '{supplier}' and party.roles && $2 and party.archived_at is null
  order by party.short_name asc, party.id asc limit 51;

select
  party.id, party.kind, party.short_name, party.full_name, party.roles, party.inn, party.kpp, party.ogrn, party.okpo, party.tax_id, party.tax_regime,
  party.legal_address, party.actual_address, party.postal_address, party.email, party.phone, party.website, party.custom_fields,
  party.status, party.block_reason, party.blocked_until, party.version, party.created_at, party.updated_at, party.archived_at,
  party.created_by, party.updated_by,
  (select json_build_object('supplierId', s.id, 'standing', s.standing, 'paymentTermsDays', s.payment_terms_days,
  'defaultCurrency', s.default_currency, 'leadTimeDays', s.lead_time_days, 'minOrderAmount', s.min_order_amount::text, 'rating', s.rating::text)
  from suppliers s where s.tenant_id = party.tenant_id and s.counterparty_id = party.id and 'supplier' = any(party.roles)) as supplier,
  (select coalesce(json_agg(json_build_object('id', r.id, 'label', r.label, 'bankName', r.bank_name, 'bik', r.bik,
  'checkingAccount', r.checking_account, 'correspondentAccount', r.correspondent_account, 'currency', r.currency, 'isPrimary', r.is_primary) order by r.id), '[]')
  from payment_requisites r where r.tenant_id = party.tenant_id and r.counterparty_id = party.id) as payment_requisites,
  (select coalesce(json_agg(json_build_object('id', c.id, 'fullName', c.full_name, 'position', c.position, 'email', c.email,
  'phone', c.phone, 'isPrimary', c.is_primary, 'receivesRfq', c.receives_rfq, 'messengerIds', c.messenger_ids) order by c.id), '[]')
  from counterparty_contacts c where c.tenant_id = party.tenant_id and c.counterparty_id = party.id) as contacts,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = party.tenant_id and link.entity_type = 'counterparty' and link.entity_id = party.id)
  as "externalLinks" from counterparties party where party.tenant_id = $1 and party.short_name ilike $2 and party.archived_at is null
  order by party.short_name asc, party.id asc limit 51;

select
  party.id, party.kind, party.short_name, party.full_name, party.roles, party.inn, party.kpp, party.ogrn, party.okpo, party.tax_id, party.tax_regime,
  party.legal_address, party.actual_address, party.postal_address, party.email, party.phone, party.website, party.custom_fields,
  party.status, party.block_reason, party.blocked_until, party.version, party.created_at, party.updated_at, party.archived_at,
  party.created_by, party.updated_by,
  (select json_build_object('supplierId', s.id, 'standing', s.standing, 'paymentTermsDays', s.payment_terms_days,
  'defaultCurrency', s.default_currency, 'leadTimeDays', s.lead_time_days, 'minOrderAmount', s.min_order_amount::text, 'rating', s.rating::text)
  from suppliers s where s.tenant_id = party.tenant_id and s.counterparty_id = party.id and 'supplier' = any(party.roles)) as supplier,
  (select coalesce(json_agg(json_build_object('id', r.id, 'label', r.label, 'bankName', r.bank_name, 'bik', r.bik,
  'checkingAccount', r.checking_account, 'correspondentAccount', r.correspondent_account, 'currency', r.currency, 'isPrimary', r.is_primary) order by r.id), '[]')
  from payment_requisites r where r.tenant_id = party.tenant_id and r.counterparty_id = party.id) as payment_requisites,
  (select coalesce(json_agg(json_build_object('id', c.id, 'fullName', c.full_name, 'position', c.position, 'email', c.email,
  'phone', c.phone, 'isPrimary', c.is_primary, 'receivesRfq', c.receives_rfq, 'messengerIds', c.messenger_ids) order by c.id), '[]')
  from counterparty_contacts c where c.tenant_id = party.tenant_id and c.counterparty_id = party.id) as contacts,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = party.tenant_id and link.entity_type = 'counterparty' and link.entity_id = party.id)
  as "externalLinks" from counterparties party where party.tenant_id = $1 and party.status = $2 and party.archived_at is null
  order by party.short_name asc, party.id asc limit 51;

select
  party.id, party.kind, party.short_name, party.full_name, party.roles, party.inn, party.kpp, party.ogrn, party.okpo, party.tax_id, party.tax_regime,
  party.legal_address, party.actual_address, party.postal_address, party.email, party.phone, party.website, party.custom_fields,
  party.status, party.block_reason, party.blocked_until, party.version, party.created_at, party.updated_at, party.archived_at,
  party.created_by, party.updated_by,
  (select json_build_object('supplierId', s.id, 'standing', s.standing, 'paymentTermsDays', s.payment_terms_days,
  'defaultCurrency', s.default_currency, 'leadTimeDays', s.lead_time_days, 'minOrderAmount', s.min_order_amount::text, 'rating', s.rating::text)
  from suppliers s where s.tenant_id = party.tenant_id and s.counterparty_id = party.id and 'supplier' = any(party.roles)) as supplier,
  (select coalesce(json_agg(json_build_object('id', r.id, 'label', r.label, 'bankName', r.bank_name, 'bik', r.bik,
  'checkingAccount', r.checking_account, 'correspondentAccount', r.correspondent_account, 'currency', r.currency, 'isPrimary', r.is_primary) order by r.id), '[]')
  from payment_requisites r where r.tenant_id = party.tenant_id and r.counterparty_id = party.id) as payment_requisites,
  (select coalesce(json_agg(json_build_object('id', c.id, 'fullName', c.full_name, 'position', c.position, 'email', c.email,
  'phone', c.phone, 'isPrimary', c.is_primary, 'receivesRfq', c.receives_rfq, 'messengerIds', c.messenger_ids) order by c.id), '[]')
  from counterparty_contacts c where c.tenant_id = party.tenant_id and c.counterparty_id = party.id) as contacts,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = party.tenant_id and link.entity_type = 'counterparty' and link.entity_id = party.id)
  as "externalLinks" from counterparties party where party.tenant_id = $1 and party.updated_at >= $2 and party.archived_at is null
  order by party.updated_at asc, party.id asc limit 201;

select * from (
  select party.id, party.inn, party.kpp, lower(regexp_replace(party.short_name, $1, '', 'g')) as "plainName"
  from counterparties party where party.tenant_id = $2 and party.archived_at is null) known
  where known.inn = any($3::text[]) or known."plainName" = any($4::text[]) order by known.id;

select 1 from counterparties
  where tenant_id = $1 and id = $2 and status = 'blocked' and blocked_until <= now() for update;

select 1 from counterparties where tenant_id = $1 and id = $2 for update;

select 1 from counterparty_contacts
  where tenant_id = $1 and counterparty_id = $2 and id = $3;

select counterparty_id, label, bank_name, bik, checking_account, correspondent_account, is_primary from payment_requisites
  where tenant_id = $1 and counterparty_id = any($2::uuid[]) order by id;

select distinct lower(reached.email) as address, supplier.id as "supplierId"
  from (
  select party.tenant_id, party.id, party.email from counterparties party
  where party.tenant_id = $1 and lower(party.email) = any($2::text[])
  union all
  select contact.tenant_id, contact.counterparty_id, contact.email from counterparty_contacts contact
  where contact.tenant_id = $3 and lower(contact.email) = any($4::text[])) reached
  join counterparties party on party.tenant_id = reached.tenant_id and party.id = reached.id
  join suppliers supplier on supplier.tenant_id = reached.tenant_id and supplier.counterparty_id = reached.id
  where reached.tenant_id = $5 and party.status <> 'archived' and 'supplier' = any(party.roles)
  order by address, "supplierId";

select entity_type as "entityType", role, count from counterparty_blockers(tenant_id => $1, counterparty => $2)
  where $3::text[] is null or role = any($4::text[]);

select id from counterparties
  where tenant_id = $1 and inn = $2 and coalesce(kpp, '') = $3 and archived_at is null;

select id from counterparties where tenant_id = $1 and id = any($2::uuid[]);

select party.id as "counterpartyId", party.short_name as name, party.full_name as "fullName", party.kind, party.inn, party.kpp, party.status,
  (select coalesce(json_agg(json_build_object('bankName', held.bank_name, 'bik', held.bik, 'checkingAccount', held.checking_account,
  'correspondentAccount', held.correspondent_account, 'currency', held.currency, 'isPrimary', held.is_primary) order by held.id), '[]')
  from payment_requisites held where held.tenant_id = party.tenant_id and held.counterparty_id = party.id) as requisites
  from counterparties party where party.tenant_id = $1 and party.archived_at is null and (party.inn = any($2::text[]) or party.id in (
  select held.counterparty_id from payment_requisites held
  where held.tenant_id = $3 and held.checking_account = any($4::text[]))) order by party.id;

select party.id as "counterpartyId", party.short_name as name, party.full_name as "fullName", party.kind, party.inn, party.kpp, party.status,
  (select coalesce(json_agg(json_build_object('bankName', held.bank_name, 'bik', held.bik, 'checkingAccount', held.checking_account,
  'correspondentAccount', held.correspondent_account, 'currency', held.currency, 'isPrimary', held.is_primary) order by held.id), '[]')
  from payment_requisites held where held.tenant_id = party.tenant_id and held.counterparty_id = party.id) as requisites
  from counterparties party where party.tenant_id = $1 and party.id = any($2::uuid[]) order by party.id;

select party.id as "counterpartyId", party.short_name as name, party.kind, party.email,
  (select coalesce(json_agg(json_build_object('id', one.id, 'fullName', one.full_name, 'email', one.email, 'receivesRfq', one.receives_rfq)
  order by one.receives_rfq desc, one.is_primary desc, one.id), '[]')
  from counterparty_contacts one where one.tenant_id = party.tenant_id and one.counterparty_id = party.id) as contacts
  from counterparties party where party.tenant_id = $1 and party.id = any($2::uuid[]);

select party.id as "counterpartyId", s.id as "supplierId", party.short_name as name, party.inn, party.roles, party.status, s.standing,
  party.tax_regime as "taxRegime"
  from counterparties party
  left join suppliers s on s.tenant_id = party.tenant_id and s.counterparty_id = party.id and 'supplier' = any(party.roles)
  where party.tenant_id = $1 and party.id = any($2::uuid[]);

select party.id as "counterpartyId", s.id as "supplierId", party.short_name as name, party.inn, party.roles, party.status, s.standing,
  party.tax_regime as "taxRegime"
  from counterparties party
  left join suppliers s on s.tenant_id = party.tenant_id and s.counterparty_id = party.id and 'supplier' = any(party.roles)
  where party.tenant_id = $1 and s.id = any($2::uuid[]);

select party.id, party.kind, contact.full_name as "contactName", coalesce(contact.email, party.email) as email
  from counterparties party left join lateral (
  select one.full_name, one.email from counterparty_contacts one
  where one.tenant_id = party.tenant_id and one.counterparty_id = party.id and one.email is not null
  order by one.is_primary desc, one.id limit 1) contact on true
  where party.tenant_id = $1 and party.id = any($2::uuid[]) and coalesce(contact.email, party.email) is not null;

select s.id as "supplierId", party.id as "counterpartyId", party.kind, party.short_name as name, party.full_name as "fullName",
  party.inn, party.kpp, party.ogrn, party.okpo, party.legal_address as "legalAddress", party.actual_address as "actualAddress",
  party.email, party.phone,
  (select coalesce(json_agg(json_build_object('bankName', held.bank_name, 'bik', held.bik, 'checkingAccount', held.checking_account,
  'correspondentAccount', held.correspondent_account) order by held.is_primary desc, held.id), '[]')
  from payment_requisites held where held.tenant_id = party.tenant_id and held.counterparty_id = party.id) as accounts
  from suppliers s join counterparties party on party.tenant_id = s.tenant_id and party.id = s.counterparty_id
  where s.tenant_id = $1 and s.id = any($2::uuid[]);

update counterparties party set kind = given.kind, short_name = given.short_name, full_name = given.full_name, roles = given.roles, inn = given.inn, kpp = given.kpp, ogrn = given.ogrn, okpo = given.okpo, tax_id = given.tax_id, tax_regime = given.tax_regime, legal_address = given.legal_address, actual_address = given.actual_address, postal_address = given.postal_address, email = given.email, phone = given.phone, website = given.website,
  custom_fields = party.custom_fields || given.custom_fields, version = party.version + 1, updated_at = now(), updated_by = $1
  from jsonb_populate_recordset(null::counterparties, $2) given
  where party.tenant_id = $3 and party.id = given.id and party.version = given.version and party.archived_at is null
  and not exists (
  select 1 from counterparties other
  where other.tenant_id = $4 and other.archived_at is null and other.inn = given.inn
  and coalesce(other.kpp, '') = coalesce(given.kpp, '') and other.id <> party.id)
  returning party.id;

update counterparties party set status = $1, block_reason = $2, blocked_until = $3, archived_at = $4, updated_by = $5, version = version + 1, updated_at = now()
  where party.tenant_id = $6 and party.id = $7 returning
  party.id, party.kind, party.short_name, party.full_name, party.roles, party.inn, party.kpp, party.ogrn, party.okpo, party.tax_id, party.tax_regime,
  party.legal_address, party.actual_address, party.postal_address, party.email, party.phone, party.website, party.custom_fields,
  party.status, party.block_reason, party.blocked_until, party.version, party.created_at, party.updated_at, party.archived_at,
  party.created_by, party.updated_by,
  (select json_build_object('supplierId', s.id, 'standing', s.standing, 'paymentTermsDays', s.payment_terms_days,
  'defaultCurrency', s.default_currency, 'leadTimeDays', s.lead_time_days, 'minOrderAmount', s.min_order_amount::text, 'rating', s.rating::text)
  from suppliers s where s.tenant_id = party.tenant_id and s.counterparty_id = party.id and 'supplier' = any(party.roles)) as supplier,
  (select coalesce(json_agg(json_build_object('id', r.id, 'label', r.label, 'bankName', r.bank_name, 'bik', r.bik,
  'checkingAccount', r.checking_account, 'correspondentAccount', r.correspondent_account, 'currency', r.currency, 'isPrimary', r.is_primary) order by r.id), '[]')
  from payment_requisites r where r.tenant_id = party.tenant_id and r.counterparty_id = party.id) as payment_requisites,
  (select coalesce(json_agg(json_build_object('id', c.id, 'fullName', c.full_name, 'position', c.position, 'email', c.email,
  'phone', c.phone, 'isPrimary', c.is_primary, 'receivesRfq', c.receives_rfq, 'messengerIds', c.messenger_ids) order by c.id), '[]')
  from counterparty_contacts c where c.tenant_id = party.tenant_id and c.counterparty_id = party.id) as contacts,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = party.tenant_id and link.entity_type = 'counterparty' and link.entity_id = party.id)
  as "externalLinks";

update counterparties set kind = $1, short_name = $2, full_name = $3, roles = $4, inn = $5, kpp = $6, ogrn = $7, okpo = $8, tax_id = $9, tax_regime = $10, legal_address = $11, actual_address = $12, postal_address = $13, email = $14, phone = $15, website = $16, custom_fields = $17, updated_by = $18, version = version + 1, updated_at = now()
  where tenant_id = $19 and id = $20 and ($21::boolean or (kind is distinct from $22 or short_name is distinct from $23 or full_name is distinct from $24 or roles is distinct from $25 or inn is distinct from $26 or kpp is distinct from $27 or ogrn is distinct from $28 or okpo is distinct from $29 or tax_id is distinct from $30 or tax_regime is distinct from $31 or legal_address is distinct from $32 or actual_address is distinct from $33 or postal_address is distinct from $34 or email is distinct from $35 or phone is distinct from $36 or website is distinct from $37 or custom_fields is distinct from $38));

update counterparties set roles = array_prepend('supplier', roles), version = version + 1, updated_at = now(), updated_by = $1
  where tenant_id = $2 and id = $3;

update suppliers held set payment_terms_days = coalesce(given.payment_terms_days, held.payment_terms_days),
  lead_time_days = coalesce(given.lead_time_days, held.lead_time_days),
  min_order_amount = coalesce(given.min_order_amount, held.min_order_amount)
  from jsonb_populate_recordset(null::suppliers, $1) given
  where held.tenant_id = $2 and held.counterparty_id = given.counterparty_id;

update suppliers set min_order_amount = $1 where tenant_id = $2 and counterparty_id = $3 and (min_order_amount is distinct from $4);

update suppliers set payment_terms_days = $1, default_currency = $2 where tenant_id = $3 and counterparty_id = $4 and (payment_terms_days is distinct from $5 or default_currency is distinct from $6);

update suppliers set payment_terms_days = $1, lead_time_days = $2 where tenant_id = $3 and counterparty_id = $4 and (payment_terms_days is distinct from $5 or lead_time_days is distinct from $6);

update suppliers set payment_terms_days = $1, min_order_amount = $2 where tenant_id = $3 and counterparty_id = $4 and (payment_terms_days is distinct from $5 or min_order_amount is distinct from $6);

update suppliers set standing = $1 where tenant_id = $2 and counterparty_id = $3 and (standing is distinct from $4);

update suppliers set standing = $1, payment_terms_days = $2, min_order_amount = $3, rating = $4 where tenant_id = $5 and counterparty_id = $6 and (standing is distinct from $7 or payment_terms_days is distinct from $8 or min_order_amount is distinct from $9 or rating is distinct from $10);

with line as materialized (
  select n, id, inn, coalesce(kpp, '') as kpp, name
  from json_to_recordset($1::json) given(n int, id uuid, inn text, kpp text, name text))
  select line.n, 'code' as reason,
  party.id, party.kind, party.short_name, party.full_name, party.roles, party.inn, party.kpp, party.ogrn, party.okpo, party.tax_id, party.tax_regime,
  party.legal_address, party.actual_address, party.postal_address, party.email, party.phone, party.website, party.custom_fields,
  party.status, party.block_reason, party.blocked_until, party.version, party.created_at, party.updated_at, party.archived_at,
  party.created_by, party.updated_by,
  (select json_build_object('supplierId', s.id, 'standing', s.standing, 'paymentTermsDays', s.payment_terms_days,
  'defaultCurrency', s.default_currency, 'leadTimeDays', s.lead_time_days, 'minOrderAmount', s.min_order_amount::text, 'rating', s.rating::text)
  from suppliers s where s.tenant_id = party.tenant_id and s.counterparty_id = party.id and 'supplier' = any(party.roles)) as supplier,
  (select coalesce(json_agg(json_build_object('id', r.id, 'label', r.label, 'bankName', r.bank_name, 'bik', r.bik,
  'checkingAccount', r.checking_account, 'correspondentAccount', r.correspondent_account, 'currency', r.currency, 'isPrimary', r.is_primary) order by r.id), '[]')
  from payment_requisites r where r.tenant_id = party.tenant_id and r.counterparty_id = party.id) as payment_requisites,
  (select coalesce(json_agg(json_build_object('id', c.id, 'fullName', c.full_name, 'position', c.position, 'email', c.email,
  'phone', c.phone, 'isPrimary', c.is_primary, 'receivesRfq', c.receives_rfq, 'messengerIds', c.messenger_ids) order by c.id), '[]')
  from counterparty_contacts c where c.tenant_id = party.tenant_id and c.counterparty_id = party.id) as contacts,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = party.tenant_id and link.entity_type = 'counterparty' and link.entity_id = party.id)
  as "externalLinks" from line cross join lateral (select * from counterparties one where one.tenant_id = $2 and one.id = line.id limit 6) party
  union all
  select line.n, 'kpp' as reason,
  party.id, party.kind, party.short_name, party.full_name, party.roles, party.inn, party.kpp, party.ogrn, party.okpo, party.tax_id, party.tax_regime,
  party.legal_address, party.actual_address, party.postal_address, party.email, party.phone, party.website, party.custom_fields,
  party.status, party.block_reason, party.blocked_until, party.version, party.created_at, party.updated_at, party.archived_at,
  party.created_by, party.updated_by,
  (select json_build_object('supplierId', s.id, 'standing', s.standing, 'paymentTermsDays', s.payment_terms_days,
  'defaultCurrency', s.default_currency, 'leadTimeDays', s.lead_time_days, 'minOrderAmount', s.min_order_amount::text, 'rating', s.rating::text)
  from suppliers s where s.tenant_id = party.tenant_id and s.counterparty_id = party.id and 'supplier' = any(party.roles)) as supplier,
  (select coalesce(json_agg(json_build_object('id', r.id, 'label', r.label, 'bankName', r.bank_name, 'bik', r.bik,
  'checkingAccount', r.checking_account, 'correspondentAccount', r.correspondent_account, 'currency', r.currency, 'isPrimary', r.is_primary) order by r.id), '[]')
  from payment_requisites r where r.tenant_id = party.tenant_id and r.counterparty_id = party.id) as payment_requisites,
  (select coalesce(json_agg(json_build_object('id', c.id, 'fullName', c.full_name, 'position', c.position, 'email', c.email,
  'phone', c.phone, 'isPrimary', c.is_primary, 'receivesRfq', c.receives_rfq, 'messengerIds', c.messenger_ids) order by c.id), '[]')
  from counterparty_contacts c where c.tenant_id = party.tenant_id and c.counterparty_id = party.id) as contacts,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = party.tenant_id and link.entity_type = 'counterparty' and link.entity_id = party.id)
  as "externalLinks" from line cross join lateral (select * from counterparties one where one.tenant_id = $3 and one.archived_at is null and one.inn = line.inn and coalesce(one.kpp, '') = line.kpp limit 6) party
  union all
  select line.n, 'inn' as reason,
  party.id, party.kind, party.short_name, party.full_name, party.roles, party.inn, party.kpp, party.ogrn, party.okpo, party.tax_id, party.tax_regime,
  party.legal_address, party.actual_address, party.postal_address, party.email, party.phone, party.website, party.custom_fields,
  party.status, party.block_reason, party.blocked_until, party.version, party.created_at, party.updated_at, party.archived_at,
  party.created_by, party.updated_by,
  (select json_build_object('supplierId', s.id, 'standing', s.standing, 'paymentTermsDays', s.payment_terms_days,
  'defaultCurrency', s.default_currency, 'leadTimeDays', s.lead_time_days, 'minOrderAmount', s.min_order_amount::text, 'rating', s.rating::text)
  from suppliers s where s.tenant_id = party.tenant_id and s.counterparty_id = party.id and 'supplier' = any(party.roles)) as supplier,
  (select coalesce(json_agg(json_build_object('id', r.id, 'label', r.label, 'bankName', r.bank_name, 'bik', r.bik,
  'checkingAccount', r.checking_account, 'correspondentAccount', r.correspondent_account, 'currency', r.currency, 'isPrimary', r.is_primary) order by r.id), '[]')
  from payment_requisites r where r.tenant_id = party.tenant_id and r.counterparty_id = party.id) as payment_requisites,
  (select coalesce(json_agg(json_build_object('id', c.id, 'fullName', c.full_name, 'position', c.position, 'email', c.email,
  'phone', c.phone, 'isPrimary', c.is_primary, 'receivesRfq', c.receives_rfq, 'messengerIds', c.messenger_ids) order by c.id), '[]')
  from counterparty_contacts c where c.tenant_id = party.tenant_id and c.counterparty_id = party.id) as contacts,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = party.tenant_id and link.entity_type = 'counterparty' and link.entity_id = party.id)
  as "externalLinks" from line cross join lateral (select * from counterparties one where one.tenant_id = $4 and one.archived_at is null and one.inn = line.inn and coalesce(one.kpp, '') <> line.kpp and (line.kpp = '' or one.kpp is null) and line.id is null limit 6) party
  union all
  select line.n, 'shortName' as reason,
  party.id, party.kind, party.short_name, party.full_name, party.roles, party.inn, party.kpp, party.ogrn, party.okpo, party.tax_id, party.tax_regime,
  party.legal_address, party.actual_address, party.postal_address, party.email, party.phone, party.website, party.custom_fields,
  party.status, party.block_reason, party.blocked_until, party.version, party.created_at, party.updated_at, party.archived_at,
  party.created_by, party.updated_by,
  (select json_build_object('supplierId', s.id, 'standing', s.standing, 'paymentTermsDays', s.payment_terms_days,
  'defaultCurrency', s.default_currency, 'leadTimeDays', s.lead_time_days, 'minOrderAmount', s.min_order_amount::text, 'rating', s.rating::text)
  from suppliers s where s.tenant_id = party.tenant_id and s.counterparty_id = party.id and 'supplier' = any(party.roles)) as supplier,
  (select coalesce(json_agg(json_build_object('id', r.id, 'label', r.label, 'bankName', r.bank_name, 'bik', r.bik,
  'checkingAccount', r.checking_account, 'correspondentAccount', r.correspondent_account, 'currency', r.currency, 'isPrimary', r.is_primary) order by r.id), '[]')
  from payment_requisites r where r.tenant_id = party.tenant_id and r.counterparty_id = party.id) as payment_requisites,
  (select coalesce(json_agg(json_build_object('id', c.id, 'fullName', c.full_name, 'position', c.position, 'email', c.email,
  'phone', c.phone, 'isPrimary', c.is_primary, 'receivesRfq', c.receives_rfq, 'messengerIds', c.messenger_ids) order by c.id), '[]')
  from counterparty_contacts c where c.tenant_id = party.tenant_id and c.counterparty_id = party.id) as contacts,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
  from external_links link
  where link.tenant_id = party.tenant_id and link.entity_type = 'counterparty' and link.entity_id = party.id)
  as "externalLinks" from line cross join lateral (select * from counterparties one where one.tenant_id = $5 and one.archived_at is null and one.short_name = line.name and (line.inn is null or one.inn is null) limit 6) party;
