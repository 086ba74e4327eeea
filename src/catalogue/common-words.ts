import { everydayWords } from './everyday-words.ts';
import { stemOf } from './word-stem.ts';

// Words of any English text, beside those of every conversation (everyday-words.ts): numbers, time, people, size,
// movement, judgement. A profile of two pages contains most of them.
const plainList =
  'above access across act action active activity actual actually add added afraid against age agency agree agreed ' +
  'ahead aim alive alone along already although altogether amount annual answer anyway apart apply approach approve ' +
  'april argue arm around arrange arrive ask aspect assignment assist attend august author available average awake ' +
  'aware bag base basic bear beat beauty become begin behind believe belong below bench benefit best better big bill ' +
  'bind black blind block blue boat body book border boring born bottom box branch break bright bring broke brother ' +
  'brought build building built bunch burn busy calculate calm card care careful carry case catch cause cell cent ' +
  'centre century certain certainly chain chair chance change charge cheap check chief child children choice choose ' +
  'chosen circle city claim class clean clear clever client climb clock close coast coat coffee cold colleague collect ' +
  'colour comfortable common compare compared complain complete concept condition confirm connect consider consultancy ' +
  'consultant consulting contact content continue copy corner correct count country couple courage course cover create ' +
  'cross curious cut dare dark date dead deadline dear decade december decide decision deep degree deliver ' +
  'delivery depend desk detail determine differ difference different differently dinner direct directly ' +
  'discover discuss distance document dollar door double doubt dozen draw dream dress drive driver drop dry due early ' +
  'earn earth easily east easy eat edge effect effort eight eighteen eighty eleven else empty end enough enter entire ' +
  'entry equal especially euro evening event evidence exact exactly example excellent except exist existing exit ' +
  'expect expensive explain explanation extra eye fact faculty fair fall familiar family famous far favour favourite ' +
  'fear feature february feel feet fell fellow fewer field fifteen fifth fifty fight figure final finger finish fire ' +
  'firm fish five flat floor focus follow food foot forget form former formerly fortnight forty forward found ' +
  'foundation four fourteen fourth free fresh friday fridays friend front fun funny fur further future game garden ' +
  'general gentle german gift girl glad glass goal gold grand grass great green ground group grow grown growth guess ' +
  'guest habit half hall hand handle hang happily happy hardly harm hat hate head hear heard heart heavy height held ' +
  'high hill history hold hole home honest honestly honour hope horse host hot house however human hundred hurt ideal ' +
  'image imagine important include including increase indeed independent information inside insist instead interest ' +
  'interesting internal introduce invite involve island item january join joint joke journey judge july june keen key ' +
  'kick kind kitchen knee knew knock knowledge lady land language large laugh law leader leaf learn least leave left ' +
  'leg length lesson let letter level library lie life light limit line list listen little local lock log london ' +
  'lonely loose lord lose loss lost loud love lovely low luck lucky lunch main mainly maintain major maker march mark ' +
  'market married matter mean meaning measure meet meeting member mention message metre mid middle million mind mine ' +
  'minus miss missing mix mode model modern moment monday money month monthly mood moon mostly mother mountain ' +
  'mouth move movement music name narrow nature neat necessary neighbour nervous news nice night nine nineteen ninety ' +
  'nod noise none noon normal normally north nose note notice november obvious occasion october odd offer office ' +
  'officer offline ok older online open opinion option ordinary organise original ought outcome outside overall ' +
  'overview owner pace page paid pair paper parent park part particular particularly partly party pass past path ' +
  'pattern pause pay peace perfect period permanent personal phase phone photo phrase picture piece pilot place plain ' +
  'plate play player pleasant please pleasure plenty plus point polite politely politics poor position possible post ' +
  'pound power practical practice pre prefer prepare present president press pretty previous price pride private ' +
  'probably produce professional program programme progress project promise proof proper proud prove provide provided public ' +
  'pull pure purpose push quarter question quiet quietly rain raise range rapid rare rarely reach read reader real ' +
  'realise reason reasonable receive recent recently record red reduce refuse regard regular relation relieve remain ' +
  'remember remind remove repeat replace reply request require rest result return review rich ride ring rise river ' +
  'road rock role room root rough roughly round row rule run sad safe safety sale same sample saturday save scale ' +
  'scene school science scope score screen sea search season seasonal seat secret see seem seen select sell send ' +
  'senior sense sentence separate september serious set settle seven seventeen seventy shape share sharp sheet shelf ' +
  'shoe shore shoulder shout side sight sign signal silence silent silver similar simple simply sind sing single ' +
  'sister sit site situation six sixteen sixty size skill sky sleep slide slight slip small smart smile smooth soft ' +
  'sold solid solution solve son song soul sound south space spare speak special specialist specific speech speed ' +
  'spent spirit spoke spot spread spring square staff stage stand standard star state statement stay steady step stick ' +
  'stone straight strange street strength stress strict strong structure student study style subject success ' +
  'successful sudden suffer sugar suggestion suit summer sun sunday supper suppose surface surprise survive sweet ' +
  'switch table tall target taste teach team tell ten term text thank theory thick thin thing think third thirteen ' +
  'thirty thought thousand thread three throw thursday tie tight tiny title tone tool top topic total touch tour ' +
  'toward town toy track trade tradition travel treat tree trip true trust truth tuesday turn twelve twenty twice two ' +
  'type typical typically ugly unclear unit unknown unless unlike unlikely unpleasant unusual usable useful ' +
  'usual usually valuable value various version view village visible visit visitor voice volume walk wall war warm ' +
  'warn wash watch water weak wear weather wednesday weight welcome west wet white wide wife wild wind window winner ' +
  'winter wise wish wonder wood word world worried worth write writing wrote yard yellow yesterday young zero zone';

// Little words of texts that are partly in another language.
const foreignList = 'das der des die etwas les mit und une wir zu';

// Words of nearly every project and profile here.
const tradeList =
  'account administrator agreement analyse analysis analyst api app application approval archive area article ' +
  'assessment assistant audit automate automated automatic automatically automation background batch buy code columns ' +
  'complex component concern configuration configure connection connector contain contract contractor control custom ' +
  'customer customise cutover dashboard data database define definition demo department deploy deployment design ' +
  'designer developer development device digital director discovery documentation download edit email employee ' +
  'engineer engineering enterprise environment europe european excel excellence exception export external feedback ' +
  'file filter financial fit flow folder format function functional global guide handover holiday implement ' +
  'implementation import improvement industry infrastructure initial input installation instance integrate interface ' +
  'invoice launch layer layout legacy legal licence license link load logic login logistics machine mail maintenance ' +
  'manufacturer map mapped mapping master match mentor menu method metric migrate migrated module monitor ' +
  'monitoring multi national network object operate operation operational operator optimise order output package ' +
  'partner performance permission plan platform policy portal presentation principal print priority procedure process ' +
  'processing product production profile quality query queue quote rate receipt reconcile reference refresh ' +
  'region register registration regulation rehearsal related release repair report reporting repository requirement ' +
  'reset resource responsibility responsible retail revenue risk roadmap rollout sandbox schedule script section ' +
  'sector security segment server service session setup shift shop software source speciality specification ' +
  'spreadsheet sprint stakeholder standardise status stock storage store strategy stream submission supplier survey ' +
  'sync system technical technology template test tester testing threshold ticket till trail train trainer training ' +
  'transaction transfer transition translate troubleshoot uk update upgrade usage validate validation vendor wave web ' +
  'website weekly wholesale workaround workshop workspace';

/** All of these, as they stand. */
export const commonWords: readonly string[] = [...plainList.split(' '), ...tradeList.split(' ')];

const stemsOf = (words: Iterable<string>): ReadonlySet<string> => new Set([...words].map(stemOf));

/** The beginnings of words that say nothing of a project. */
export const plainStems: ReadonlySet<string> = stemsOf([
  ...everydayWords,
  ...`${plainList} ${foreignList}`.split(' '),
]);

/** The beginnings of words that say little: most of what is written here has some of them. */
export const tradeStems: ReadonlySet<string> = stemsOf(tradeList.split(' '));
