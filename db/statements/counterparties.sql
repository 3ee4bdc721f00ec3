-- Generated: every statement counterparties sends.

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
  as "externalLinks" from counterparties party where party.tenant_id = $1 and party.id = $2;

select 1 from counterparties where tenant_id = $1 and id = $2 for update;

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

update counterparties set roles = array_prepend('supplier', roles), version = version + 1, updated_at = now(), updated_by = $1
  where tenant_id = $2 and id = $3;
