/**
 * What links are deflated with: pieces of scenarios, the commonest last. Links that people have kept need theirs for good, so a
 * version is never changed; a better one is added under the next number and new links are written with that.
 */
const FIRST = [
  '"block with :["backup"],"attributes":"wind-miller","a","name":"[{"types":["resonator"],rested":true}',
  ',{"ca"who":"this"},"do":[p":"move",:{"each":{"zone[{"kind":"continuous","modify":{":"water-nurse","a',
  's":"nurse"},"amount":300}]}]}]}:"keyword","keyword":"quickcast"{"op":"draw","play bolt on s":2}],"ha',
  'nd":"replace","when":"stats":{"atk":200,"def":200} Spirit"},"faces":"smith"},{"card":"ice-scribe",":',
  '"hawk","a"}],"stones"},{"A["forward"]}["fftcg"],"positi:"militia","times":3}]}},"scriptd":"plain-gua',
  'rd:"turncoat-song","as":"song"}:"attack squire -> pla:{"pool":{"fire":"until":"end of game"}A":"acti',
  'vate ],"po","in":["fow-5.00","fow-5.5","fo:"destroy","what":{or"],ind":"text","targets":[{"filter"{"',
  'B":"no block"}]:{"turn":"A","phase":"main","A":":"water-stire"}],"B":{}},"graveyard"":"ember-bolt", ',
  'on squi:"cinder-lancer",":["backup"],"attr:"damage","to":{"target":0},"amock-declaration#secondPrior',
  'ity"}":"regal-fall","as":"fall"}ontroller":"opponent",,"times":3}]:{"on":"destroyed",:"guard"}]"op":',
  '"gainLife","player":"you","ow-5.5"],,"until":"main-phase#begins"}:"smith"},{"c-spirit","ow-8.01"],{"',
  'editions":["fow-2.0"],"cards":tinuous","modify":{"self":true,","stats":{"atk":100,"def":s":"lancer"}',
  ',"amount":300}]}}]}},"script":[{"A":"play :"turn"}]}]{"kind":"automatic","when":{"on"first"},{"}],"d',
  'eck":[["fire-stone"],"hand":"frost-warden","as":"warden"}:"draw","plget":0},":{"sto[{"types":["chant',
  '"],"cost":{ed","who":"this"},"instead"::"text","do":[,{"B"","name":,"at":"block-declaratioe"},"faces',
  '"t":100}]}}],"rulerArea":[["fow-5.00"], -> player","responses"lay s{"free":1},"abilities":[{"kind":"',
  ',"fresh":true},{"c","en":"S"controller":""wind-sto:["summon"],"attributes"cript":[],"until":"settled',
  '"}:"activate","filter":{"zone":"field","types"re"}]:["resonator"]},"count":1}],"do"":"keyword","keyw',
  'ord":"quickcast":"block with guardattack squire -> ":"ice-scribe","as":"scribe"}":"move",il":"end of',
  ' 00},"abilities"ember-bolt",[{"op":"damage","to":{[{"B""water-sto{"editions":["fftcg"],}]},"B":{"fie',
  'ld":[d"}]}:"second"}"forward"]","nam},"stats":}]}]}]}},"position":{"A":{":"young-queen","as":"queen"',
  '":"opponent","","rested":true}er"}]B":"no block"}":"graveyardlay bolt on ":"fire-stone",d":"continuo',
  'us","modify":{A":"attack :{"atk":200,"def":200}":"cinder-lancer"":"ember-squire00}]}:["summon"],":"q',
  'uickcast"},{"kind":"text","":"hawk","],"p:["fftcg"],","in":[":300}}],"until":"","responses":"deck":[',
  '{"card":"militia","timesre"}:{"st"water"who":"this"},-spirit",":"wind-miller","ow-5.00","fow-5.5","f',
  'ow-8.01"]}:["chant"],"cost":{"free":1},"ab on squ:{"target":0}}]}]}]}00},"{"turn":"A","phase":"main"',
  ',"A":{}],"stones"],"attributes":["fire"], -> plae"},e"}][{"op":"destroy","what":[{"filter":{"zone":"',
  ',{"Aer"},ck-declaration#secondPriority":"activate "gainLife","player":"you","amoun":"ice-scribe",],"',
  'rulerArea":[:["fow-2.0"],"cards":{}],"hand"":"draw",":{"atk":100,"def":":"automatic","when":{"on":""',
  '}],young-queen","":"wall","":"damage","to"::{"pool":{{"kind":"text","":"plain-guard","as":"guard"ow-',
  '5.00"}]}},"script":["resonator"]},"count":1}],"do":[er",""controller"":"opponent"rested":true}":"emb',
  'er,"position":{"A":{"field":[{"car"}]},"B":{":{"name":{"ja":"":"fire-smith","as":"smith"}00,"def":":',
  '"militia","times""},"faces":[{"types":["chant"],""fow-8.01"]word","keyword":"quickcast"},{"k":"attac',
  'k "stones"{"B":"block with "},{"c["fftcg"],":"continuous","modify":{","what":{"target":0}],"deck":[:',
  '{"zone":"field",""types":["resonator"]","times"{"card":"squire","as":"squire"[{"op":"gainLife","play',
  'er":"you"],"attributes"":"automatic","when"::{"turn":"A","phase":"main","A"","responses","stats":{"a',
  'tk":],"until":"settled"}:["chant"],],"cost":{"free":1},"abilities":[{"kind":"keyword","keyword":]}},',
  '"script":[{"A":"play ","en":""fire-stone"{"editions":["fow-2.0"],"},"count":1}],"do":[{"op":"],"hand',
  '":["],"cards":{}]}]}]}},"position":{}]},"B":{:["resonator"]":"text","targets":[{"filter":{","player"',
  ':"you","amount":"],"cost":{"free":1},"squire","as":"squire":{"name":{"ja":"},"abilities":[{"kind":",',
  '"position":{"A":{""},"faces":[{"types":["":{"field":[{"card":"{"editions":["f}},"script":[{"A":"',
].join('');

/** Every version there has been, by number. */
export const DICTIONARIES: Readonly<Record<number, string>> = { 1: FIRST };
export const NEWEST = 1;
