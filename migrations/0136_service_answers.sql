-- What the owner says of the service, by part; its texts are made of it. Null: nobody was asked.
alter table services add column answers jsonb;
