-- What another company offers under a name now, as the card of an installation tells it; null for integrations of our own.
create function offered_card(of text) returns json
language sql stable set search_path = public as $$
  select json_build_object('name', version.manifest->'name', 'developer', version.publisher->>'name')
  from published_integrations integration
  join published_versions version on version.slug = integration.slug and version.number = integration.current
  where integration.slug = of
$$;
revoke execute on function offered_card from public;
grant execute on function offered_card to prokura_service, prokura_worker;
