-- Where the pictures of the map come from; without an address the map is the one that the product brings.

alter table regional_settings
  add column map_tiles_url text,
  add column map_tiles_attribution text,
  add constraint regional_settings_map_tiles_attributed check (map_tiles_url is null or map_tiles_attribution is not null);
