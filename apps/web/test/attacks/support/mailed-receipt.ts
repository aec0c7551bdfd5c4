/** The e-receipt of a grocer that is made up, laid out as such mails are: tables in tables, a logo, a script. */
export const GROCERS_MAIL = `<!doctype html><html><head><meta charset="utf-8">
<style>.row td { padding: 4px }</style><script>document.title = "4.99"</script></head><body>
<img src="https://pictures.grocer.example/logo.png" alt="logo" width="120">
<table role="presentation" width="600" cellpadding="0"><tr><td>
  <h1>Northfield Market</h1>
  <p>214 Main Street, Hamilton ON<br>Thank you for shopping with us, Ann!</p>
  <table class="items" width="100%">
    <tr><td>Date: 2026-03-12 17:42</td><td></td></tr>
    <tr class="row"><td>Gluten Free Bread 500 g</td><td align="right">$6.99</td></tr>
    <tr class="row"><td>GF Penne Pasta</td><td align="right">$4.49</td></tr>
    <tr class="row"><td>Bananas</td><td align="right">$1.52</td></tr>
    <tr class="row"><td>Subtotal</td><td align="right">$13.00</td></tr>
    <tr class="row"><td>HST</td><td align="right">$0.00</td></tr>
    <tr class="row"><td><b>Total</b></td><td align="right"><b>$13.00</b></td></tr>
  </table>
  <p><a href="https://grocer.example/unsubscribe">Unsubscribe</a></p>
</td></tr></table><img src="https://tracker.example/open.gif" width="1" height="1"></body></html>`;
