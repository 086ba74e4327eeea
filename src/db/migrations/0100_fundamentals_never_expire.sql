-- Microsoft's fundamentals certifications hold for life: a last day was asked for, and is none.
update credentials
   set expires_on = null
 where expires_on is not null
   and certification in ('d365-fundamentals', 'power-platform-fundamentals', 'azure-fundamentals');
