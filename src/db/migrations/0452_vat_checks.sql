-- VAT ids of suppliers are checked at VIES, the register of the European Union, where the operator allows it.
-- Judged: supplier_profiles_vat_check: the columns are new and empty.

alter table supplier_profiles
  -- Asked, or what VIES answered about the present VAT id; null where it is not checked. Nothing else of the answer is stored.
  add column vat_check text,
  add column vat_answered_at timestamptz(3),
  add constraint supplier_profiles_vat_check check (
    case vat_check
      when 'asked' then vat_answered_at is null
      when 'known' then vat_answered_at is not null
      when 'unknown' then vat_answered_at is not null
      else vat_check is null and vat_answered_at is null
    end
  );
