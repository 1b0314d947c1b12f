-- Reviews without an author are told apart by their words; without words, by their stars and their address. The program builds
-- the same text in external-id.ts.
update reviews
set external_id = rtrim(translate(encode(sha256(convert_to(concat(
  '[', to_json(lower(source_name)), ',"","', to_char(reviewed_on, 'YYYY-MM-DD'), '",', to_json(words),
  case when words = '' then concat(',', rating, ',', to_json(source_url)) end, ']'
), 'UTF8')), 'base64'), '+/', '-_'), '=')
where source = 'other' and author = '' and external_id is not null;
