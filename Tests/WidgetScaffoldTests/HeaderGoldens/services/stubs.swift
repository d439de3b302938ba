public class SPEngine {}
