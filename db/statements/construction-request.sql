-- Generated: every statement construction-request sends.

select construction from company_profiles where tenant_id = $1;
