-- One fold for all searches: without accents, points, apostrophes and capitals; ligatures as their letters, dashes as hyphens.
-- The same as foldForSearch in src/engine/text/fold-for-search.ts; a test compares them. It needs no extension, and names no
-- function of its own by search_path: index builds have another.
create function search_fold_letters(text text) returns text language plpgsql immutable parallel safe as $$
declare
  folded text := text;
begin
  -- The usual signs of sentences decompose into nothing else. Each step that a text does not need costs more than the question.
  if text ~ '[^\u0001-\u007f–—‘’“”•]' then
    folded := normalize(replace(text, '´', ''), nfkd);
  end if;
  folded := regexp_replace(folded, '[\u0300-\u036f.·''`‘’‛\u02b9-\u02bf]+', '', 'g');
  if folded ~ '[‐-―]' then
    folded := regexp_replace(folded, '[‐-―]', '-', 'g');
  end if;
  if folded ~ '[\u00c0-\u02af\u0370-\u052f\u1e9e]' then
    folded := translate(
      folded,
      'ØøĐđÐðŁłĦħŦŧıŊŋĸƀɃƁƂƃƇƈȻȼƉƊƋƌȡƎǝƏəƐɛɆɇƑƒƓǤǥƖƗɈɉȷƘƙƚȽȴƝƞȠȵ'
      'ƟƆɔƤƥɊɋɌɍȿƫƬƭƮȾȶɄƲƳƴɎɏƵƶȤȥɀȺƔƩƱƷƸƼȜȢƢɅɁƧƜƄƦǷ'
      'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐÆŒẞÞǶ',
      'ooddddllhhttinnkbbbbbccccdddddeeeeeeeeffgggiijjjkklllnnnn'
      'oooppqqrrsttttttuvyyyyzzzzzaɣʃʊʒƹƽȝȣƣʌɂƨɯƅʀƿ'
      'αβγδεζηθικλμνξοπρστυφχψωσабвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґæœßþƕ'
    );
    folded := replace(replace(replace(replace(folded, 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th');
    folded := replace(replace(replace(folded, 'ƕ', 'hv'), 'ȸ', 'db'), 'ȹ', 'qp');
  end if;
  return lower(folded collate "C");
end $$;

-- Its body is part of the query that calls it. Most texts are ASCII, and cost two microseconds.
create function search_fold(text text) returns text immutable parallel safe
  return case
    when octet_length(text) = length(text)
      then replace(replace(replace(lower(text collate "C"), '.', ''), '''', ''), '`', '')
    else search_fold_letters(text)
  end;
