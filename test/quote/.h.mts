import { fold, locate } from '/work/main/src/quote/index.ts'
const units=['a\f','<!--','<![CDATA[','<script>','<ol><li>','<li>','<sup>','<sup>a','<ol>','3 000 ','1 ','000 ','a ','ab','á','1','1.','1,','"','„','\'a','a\'','»','>>','<<','>=','»','\u200b','ﬁ','x 5 ','3x','a…','[...]','(a) ','\n(a) ','[x] ','\n[x] ','\n- [x] ','```\n','~~~','\n| a | b |','http://a.b/c ','<http://a>','a/b','1/2','1:2','1-','a_','@']
let worst:[number,string][]=[]
for(const u of units){const n=Math.ceil(1e6/u.length);const s=u.repeat(n);const a=performance.now();const f=fold(s);const b=performance.now();
 for(const q of ['a','a a a','5','1 000','a … a','vzorek', u.repeat(20), u.repeat(50)+'q', 'a'+u.repeat(20)]) locate(f,q)
 const c=performance.now();worst.push([Math.round(b-a),u]); if(c-b>300||b-a>700)console.log(JSON.stringify(u),'fold',Math.round(b-a),'locate',Math.round(c-b))}
console.log(worst.sort((a,b)=>b[0]-a[0]).slice(0,8))
