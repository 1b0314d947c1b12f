-- contract: the check only allows more. The version before keeps five photos and shows more if there are, so 'oldest-program' is
-- not changed.

-- A request may come without a name and an email address: both are empty then. What visitors read about their ZIP code is written
-- once; null: the request named none, or is older.
alter table leads
  add column zip_answer text constraint leads_zip_answer_known
    check (zip_answer in ('served', 'outside', 'unknown'));

alter table lead_photos drop constraint lead_photos_number_check;
alter table lead_photos add constraint lead_photos_number_check check (number between 1 and 10);
