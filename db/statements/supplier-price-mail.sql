-- Generated: every statement supplier-price-mail sends.

select exists (select 1 from integration_installations where tenant_id = $1 and slug = 'email'
  and status = 'installed' and settings ? 'imap') as reads;
