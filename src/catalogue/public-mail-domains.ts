/** Domains at which anyone may open a mailbox: two addresses there say nothing of a common employer. */
export const publicMailDomains: ReadonlySet<string> = new Set(
  `
  aol.com bigpond.com btinternet.com comcast.net daum.net docomo.ne.jp fastmail.com free.fr freenet.de gmail.com
  gmx.at gmx.ch gmx.com gmx.de gmx.net googlemail.com hey.com hotmail.co.uk hotmail.com hotmail.de hotmail.es
  hotmail.fr hotmail.it icloud.com laposte.net libero.it live.co.uk live.com live.nl mac.com mail.com mail.de mail.ru
  me.com msn.com naver.com orange.fr outlook.com outlook.de outlook.es outlook.fr pm.me posteo.de proton.me
  protonmail.com qq.com rediffmail.com rogers.com sapo.pt seznam.cz sfr.fr sky.com t-online.de telenet.be tiscali.it
  tutanota.com uol.com.br verizon.net virgilio.it virginmedia.com wanadoo.fr web.de wp.pl yahoo.ca yahoo.co.in
  yahoo.co.jp yahoo.co.uk yahoo.com yahoo.com.au yahoo.com.br yahoo.de yahoo.es yahoo.fr yahoo.it yandex.com yandex.ru
  ziggo.nl zoho.com 126.com 163.com
  `
    .trim()
    .split(/\s+/),
);
